/** Puts a page in this language where the app looks for one, for tests without a browser. */
export function pageInLanguage(lang: 'en' | 'ur'): void {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: { lang } }, configurable: true });
}
