import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, keepLanguage } from './language.ts';
import type { Language } from './language.ts';

type Strings = Record<string, unknown>;
type Loader = () => Promise<{ default: Strings }>;

const files = {
  ...import.meta.glob<{ default: Strings }>('../locales/*/*.json'),
  ...import.meta.glob<{ default: Strings }>('../../features/*/locales/*.json'),
} as Record<string, Loader>;

/** `shared/locales/<namespace>/<language>.json`, or `features/<namespace>/locales/<language>.json`. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const named = /locales\/([^/]+)\/(\w+)\.json$/.exec(path) ?? /features\/([^/]+)\/locales\/(\w+)\.json$/.exec(path);
    return [`${named?.[2]}/${named?.[1]}`, load];
  }),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: string, namespace: string) => {
    const load = loaders.get(`${language}/${namespace}`);
    return load ? (await load()).default : {};
  },
};

/** Starts i18next in the language of the page, with the strings of the shell. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: currentLanguage(),
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      returnEmptyString: false,
    });
}

/** Loads strings in the current language; at once when they are there already. */
export function loadStrings(namespaces: readonly string[]): Promise<void> | undefined {
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace));
  return missing.length === 0 ? undefined : i18next.loadNamespaces(missing);
}

/** Switches the whole interface; resolves when the new language's strings are there. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18next.loadLanguages(language);
  keepLanguage(language);
  await i18next.changeLanguage(language);
}

export const i18n = i18next;
