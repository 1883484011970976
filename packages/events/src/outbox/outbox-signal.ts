/** Relays of this process, which are notified of a committed append; a relay elsewhere finds the row by polling. */
const listeners = new Set<() => void>();

export const onAppended = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const announceAppended = (): void => {
  for (const listener of listeners) listener();
};
