import { localStore } from '../transport/safe-storage.ts';

/** The languages of the interface; a language's own name is the same in every language. */
export const languages = { en: { name: 'English', direction: 'ltr' }, ur: { name: 'اردو', direction: 'rtl' } } as const;
export type Language = keyof typeof languages;

const aYear = 31_536_000;

/** What `before-paint.js` put on the page before the first paint. */
export function currentLanguage(): Language {
  return document.documentElement.lang === 'ur' ? 'ur' : 'en';
}

/** Turns the page to a language and remembers it for the next visit, on the server too (cookie). */
export function keepLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  document.cookie = `lang=${language}; path=/; max-age=${aYear}; samesite=lax`;
  localStore.set('paltu.language', language);
}
