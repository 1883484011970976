/** In ms; for browsers that do not report when they are idle. */
const untilIdle = 1500;

/** Does what nobody waits for once the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: untilIdle });
  else setTimeout(work, untilIdle);
}
