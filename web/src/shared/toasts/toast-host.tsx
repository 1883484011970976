import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast-host.module.css';
import { currentToasts, onToasts, placeToasts, removeToast, toastRegion } from './toasts.ts';
import type { Toast } from './toasts.ts';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** From the foot of the window, in px, where a toast of one line begins and ends. */
const reach = { phone: [92, 150], desk: [24, 82] } as const;

/** Whether something that can be pressed lies where a toast would stand at the foot: a bar of buttons, or the button it is about. */
function coversControl(): boolean {
  const [from, to] = innerWidth < 768 ? reach.phone : reach.desk;
  const shares = [0.3, 0.4, 0.5, 0.6, 0.7];
  return shares.some((share) =>
    [from, (from + to) / 2, to].some((fromFoot) =>
      document.elementFromPoint(innerWidth * share, innerHeight - fromFoot)?.closest('button, input, select, textarea, label'),
    ),
  );
}

function ShownToast({ id, type, text, duration }: Toast) {
  useEffect(() => {
    if (duration === 0) return undefined;
    const timer = setTimeout(() => removeToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  useLayoutEffect(() => {
    toastRegion().className = `${styles.region} ${coversControl() ? styles.above : ''}`;
    placeToasts();
  }, []);
  const Icon = icons[type];
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className={styles.toast}>
      <Icon size={20} className={styles[type]} aria-hidden />
      <span>{text}</span>
    </div>
  );
}

/** Shows the toasts of the whole app. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts);
  if (toasts.length === 0) return null;
  return createPortal(
    toasts.map((toast) => <ShownToast key={toast.id} {...toast} />),
    toastRegion(),
  );
}
