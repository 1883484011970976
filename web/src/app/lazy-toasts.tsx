import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { onFirstToast } from '#shared/toasts/toasts.ts';

/** antd's message is loaded with the first toast. */
export function LazyToasts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    onFirstToast(() => void import('#shared/toasts/toast-host.tsx').then((file) => setHost(() => file.ToastHost)));
  }, []);
  return Host ? <Host /> : null;
}
