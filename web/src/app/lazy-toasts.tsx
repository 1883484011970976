import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { onFirstToast } from '#shared/toasts/toasts.ts';

/** In ms; for browsers that do not say when they are idle. */
const untilIdle = 1500;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: untilIdle });
  else setTimeout(work, untilIdle);
}

/** antd's message comes once the page is there, so that a toast can be shown when nothing more can be loaded. */
export function LazyToasts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('#shared/toasts/toast-host.tsx').then(
        (file) => setHost(() => file.ToastHost),
        () => undefined,
      );
    onFirstToast(load);
    whenIdle(load);
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, []);
  return Host ? <Host /> : null;
}
