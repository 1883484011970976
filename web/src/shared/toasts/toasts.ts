export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  type: ToastType;
  text: string;
  /** Milliseconds from when it is shown; 0 never goes away by itself. */
  duration: number;
}

const durations: Record<ToastType, number> = { success: 4000, error: 6000, warning: 5000, info: 4000 };

/** So many stand there at once; the oldest goes. */
const most = 4;

let lastId = 0;
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function add(type: ToastType, text: string, duration = durations[type]): void {
  lastId += 1;
  change([...toasts, { id: lastId, type, text, duration }].slice(-most));
}

/** Short messages over the page, from components and sagas alike. The text is translated already. */
export const toast = {
  success: (text: string, duration?: number) => add('success', text, duration),
  error: (text: string, duration?: number) => add('error', text, duration),
  warning: (text: string, duration?: number) => add('warning', text, duration),
  info: (text: string, duration?: number) => add('info', text, duration),
};

/** The toasts that stand there, the oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

export function removeToast(id: number): void {
  change(toasts.filter((one) => one.id !== id));
}

/** Calls the listener at each change, until the answer is called. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let region: HTMLElement | undefined;

/** Where toasts stand; the same for as long as the app runs. */
export function toastRegion(): HTMLElement {
  region ??= document.createElement('div');
  return region;
}

/** In the dialog that lies on top, if one does: all else is out of reach, and not read out. */
export function placeToasts(): void {
  if (region === undefined) return;
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (region.parentNode !== place) place.append(region);
}
