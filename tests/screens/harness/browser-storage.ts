/// <reference lib="dom" />
import type { Disposable, Page } from 'playwright-core';

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

/**
 * Sets the storage of a page that stands on an empty page of the site; other pages of its context find there what it has written.
 * What it answers ends it.
 */
export const prepareStorage = async (page: Page, kind: StorageKind, session: string | undefined): Promise<Disposable | undefined> => {
  if (session !== undefined) await page.evaluate((text) => localStorage.setItem('paltu.session', text), session);
  if (kind === 'usual') return undefined;
  return page.addInitScript(kind === 'blocked' ? block : fill);
};
