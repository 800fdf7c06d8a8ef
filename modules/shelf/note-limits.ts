/** Unicode characters, as the schema counts them. */
export const LONGEST_NOTE = 20_000
export const MOST_NOTES = 5000
