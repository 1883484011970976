/// <reference lib="dom" />
import type { BrowserContext } from 'playwright-core';

/** `blocked`: reading `localStorage` throws, as with cookies switched off. `full`: nothing can be written any more. */
export type StorageKind = 'usual' | 'blocked' | 'full';

const block = (): void => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
};

const fill = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** Sets the storage of every page of a context before any script of ours runs. */
export const prepareStorage = async (context: BrowserContext, kind: StorageKind, session: string | undefined): Promise<void> => {
  if (kind === 'blocked') await context.addInitScript(block);
  else if (session !== undefined) {
    await context.addInitScript((text) => {
      // Once: a logout must not be undone by the next load.
      if (sessionStorage.getItem('stub.session') !== null) return;
      sessionStorage.setItem('stub.session', 'given');
      localStorage.setItem('paltu.session', text);
    }, session);
  }
  if (kind === 'full') await context.addInitScript(fill);
};
