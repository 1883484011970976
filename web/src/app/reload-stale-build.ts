import { sessionStore } from '#shared/transport/safe-storage.ts';

const key = 'paltu.reloaded';
const restBetweenReloads = 30_000;

/** Whether the server serves another build than the one that runs here; not while it cannot be reached. */
async function isBuildStale(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return false;
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return page.ok && !(await page.text()).includes(new URL(entry.src).pathname);
  } catch {
    return false;
  }
}

/** A loop of reloads would be worse than a page that does not come; without storage nobody could know. */
function mayReload(now: number): boolean {
  const last = Number(sessionStore.find(key) ?? 0);
  return now - last > restBetweenReloads && sessionStore.set(key, String(now));
}

/**
 * The code of the page that was asked for did not come. When a new version was published since this tab was opened, its
 * address is loaded anew; answers whether it is. To be called only for a page that one has gone to: what was typed on the one
 * before was given up, or kept.
 */
export async function reloadStaleBuild(): Promise<boolean> {
  const isReloading = (await isBuildStale()) && mayReload(Date.now());
  if (isReloading) location.reload();
  return isReloading;
}
