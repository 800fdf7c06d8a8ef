const LOOK_MS = 5000
/** Time synchronization moves a clock by less than this between two looks. */
const MOVED_MS = 1000

/**
 * Calls back after the clock on the wall was set, or the machine slept. Timers run by another clock, which nobody sets: what
 * was to happen at a certain hour has to be reckoned anew.
 */
export function watchClock(onMove: () => void): { stop(): void } {
  const difference = () => Date.now() - performance.now()
  let known = difference()
  const timer = setInterval(() => {
    const current = difference()
    const moved = Math.abs(current - known) > MOVED_MS
    known = current
    if (moved) onMove()
  }, LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}
