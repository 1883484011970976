import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, keepLanguage, type Language } from './language.ts';

type Strings = Record<string, unknown>;
type Loader = () => Promise<{ default: Strings }>;

const files = {
  ...import.meta.glob<{ default: Strings }>('../locales/*/*.json'),
  ...import.meta.glob<{ default: Strings }>('../../{features,work}/*/locales/*.json'),
} as Record<string, Loader>;

/** `shared/locales/<namespace>/<language>.json`, or `locales/<language>.json` of the feature or work area of that name. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const named = /locales\/([^/]+)\/(\w+)\.json$/.exec(path) ?? /(?:features|work)\/([^/]+)\/locales\/(\w+)\.json$/.exec(path);
    return [`${named?.[2]}/${named?.[1]}`, load];
  }),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = loaders.get(`${language}/${namespace}`);
    if (load === undefined) return done(null, {});
    load().then(
      (strings) => done(null, strings.default),
      (error: unknown) => done(error as Error, false),
    );
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
  await reloadMissing(currentLanguage(), ['shell']);
}

function missingIn(language: string, namespaces: readonly string[]): string[] {
  return namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
}

/** i18next forgets nothing that failed once and never reports it: ask again, and fail aloud. */
async function reloadMissing(language: string, namespaces: readonly string[]): Promise<void> {
  const failed = missingIn(language, namespaces);
  if (failed.length === 0) return;
  await i18next.reloadResources([language], failed);
  if (missingIn(language, failed).length > 0) throw new Error(`Strings could not be loaded: ${language} ${failed.join(' ')}`);
}

async function load(namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  await reloadMissing(i18next.language, namespaces);
}

/** Loads strings in the current language; undefined when they are there already. Rejects when they cannot be had. */
export function loadStrings(namespaces: readonly string[]): Promise<void> | undefined {
  const missing = missingIn(i18next.language, namespaces);
  return missing.length === 0 ? undefined : load(missing);
}

/** Switches the whole interface; rejects, and stays as it is, when the new language's strings cannot be had. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18next.loadLanguages(language);
  await reloadMissing(language, Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}));
  keepLanguage(language);
  await i18next.changeLanguage(language);
}

export const i18n = i18next;
