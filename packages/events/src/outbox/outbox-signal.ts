/** Relays of this process that want to know of a committed append; a relay elsewhere finds the row by looking. */
const listeners = new Set<() => void>();

export const onAppended = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const announceAppended = (): void => {
  for (const listener of listeners) listener();
};
