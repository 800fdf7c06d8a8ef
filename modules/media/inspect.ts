export const MOST_PIXELS = 80_000_000
