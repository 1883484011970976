const key = 'paltu.reloaded';
const restBetweenReloads = 30_000;

function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(now));
    return now - last > restBetweenReloads;
  } catch {
    return false;
  }
}

/**
 * A page's code is gone when a new version was published since this tab was opened: reload once, onto the page that was
 * asked for. Offline it is the network's fault, and a reload would lose the page that is there.
 */
export function reloadStaleBuild(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && mayReload(Date.now())) location.reload();
  });
}
