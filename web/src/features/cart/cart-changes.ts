const listeners = new Set<() => void>();

/** What the browser keeps of a cart has changed: here, or in another tab. */
export const cartChanges = {
  announce: (): void => listeners.forEach((listener) => listener()),
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('paltu.cart')) listener();
    };
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  },
};
