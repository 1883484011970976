import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '#shared/flow/when-idle.ts';
import { onFirstToast } from '#shared/toasts/toasts.ts';

/** antd's message comes once the page is there, so that a toast can be shown when nothing more can be loaded. */
export function LazyToasts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { ToastHost } = await import('#shared/toasts/toast-host.tsx');
      setHost(() => ToastHost);
    };
    // Not `import(…).then(loaded, failed)`: Vite preloads around that whole expression, so a style sheet that fails reaches neither.
    const attempt = () => void load().catch(() => undefined);
    onFirstToast(attempt);
    whenIdle(attempt);
    addEventListener('online', attempt);
    return () => removeEventListener('online', attempt);
  }, []);
  return Host ? <Host /> : null;
}
