import { useTranslation } from 'react-i18next';
import type { RuleId } from '../api/types.ts';

interface RuleWordsProps {
  rules: readonly RuleId[] | undefined;
  reader: 'owner' | 'admin';
}

function Words({ rules, reader }: { rules: readonly RuleId[]; reader: 'owner' | 'admin' }) {
  const { t, ready } = useTranslation('rules');
  if (!ready) return null;
  return rules.map((rule) => <p key={rule}>{t(`broken.${rule}.${reader}`)}</p>);
}

/** What the law, or good practice, asks of a listing; nothing when it breaks no rule. */
export function RuleWords({ rules = [], reader }: RuleWordsProps) {
  // Its words are loaded only where there is something to show.
  return rules.length === 0 ? null : <Words rules={rules} reader={reader} />;
}
