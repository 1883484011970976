export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  type: ToastType;
  text: string;
  /** Milliseconds; 0 never goes away by itself. */
  duration: number;
}

const durations: Record<ToastType, number> = { success: 4000, error: 6000, warning: 5000, info: 4000 };

type Listener = (toast: Toast) => void;
let waiting: { toast: Toast; since: number }[] = [];
let listener: Listener | undefined;
let onFirst: (() => void) | undefined;

function enqueue(type: ToastType, text: string, duration = durations[type]): void {
  const toast = { type, text, duration };
  if (listener) {
    listener(toast);
    return;
  }
  waiting.push({ toast, since: Date.now() });
  onFirst?.();
}

/** Short messages over the page, from components and sagas alike. The text is translated already. */
export const toast = {
  success: (text: string, duration?: number) => enqueue('success', text, duration),
  error: (text: string, duration?: number) => enqueue('error', text, duration),
  warning: (text: string, duration?: number) => enqueue('warning', text, duration),
  info: (text: string, duration?: number) => enqueue('info', text, duration),
};

/** Later than that, in ms, nobody knows any more what a toast was about. */
const stale = 20_000;

/** The host takes over: first what waited for it, then every new toast. */
export function hostToasts(show: Listener): () => void {
  listener = show;
  waiting.filter(({ since }) => Date.now() - since < stale).forEach(({ toast: waited }) => show(waited));
  waiting = [];
  return () => {
    listener = undefined;
  };
}

/** Called when there is a toast but no host yet: it may have failed to load before. */
export function onFirstToast(load: () => void): void {
  onFirst = load;
  if (waiting.length > 0) load();
}
