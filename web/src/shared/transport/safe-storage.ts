/** A browser's storage that never throws: where it is blocked, nothing is found; where it is full, `set` reports it. */
export interface SafeStorage {
  find(key: string): string | undefined;
  /** Whether it is kept. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
}

/** `open` is called each time, for a browser that blocks storage throws already where it is named. */
export function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    find: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    set: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Outlives the browser, shared by all tabs. */
export const localStore = safeStorage(() => localStorage);

/** Ends with the tab. */
export const sessionStore = safeStorage(() => sessionStorage);
