import { useTranslation } from 'react-i18next';

/** Words that an admin has written in both languages. */
export interface InBothLanguages {
  readonly en: string;
  readonly ur: string;
}

/** In the language of the page. */
export function useOwnLanguage() {
  const { i18n } = useTranslation('shell');
  return ({ en, ur }: InBothLanguages): string => (i18n.language === 'ur' ? ur : en);
}

/** What the law, or good practice, asks of a listing; nothing when it breaks no rule. */
export function RuleWords({ rules = [] }: { rules: readonly (InBothLanguages & { readonly id: string })[] | undefined }) {
  const inOwnLanguage = useOwnLanguage();
  return rules.map((rule) => <p key={rule.id}>{inOwnLanguage(rule)}</p>);
}
