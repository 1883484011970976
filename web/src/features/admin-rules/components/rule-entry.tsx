import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ListingRule } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { SwitchList, SwitchRow } from '#shared/ui/switch-row.tsx';
import styles from './rules-screen.module.css';

function Words({ words }: { words: readonly string[] }) {
  return (
    <span className={styles.words}>
      {words.map((word) => (
        <bdi key={word}>{word}</bdi>
      ))}
    </span>
  );
}

/** By which words or which age a listing is found. */
function useSigns({ words, youngerThan }: ListingRule) {
  const { t } = useTranslation('admin-rules');
  return [
    ...(words.length > 0 ? [{ name: 'words', label: t('fact.words'), value: <Words words={words} /> }] : []),
    ...(youngerThan === null ? [] : [{ name: 'age', label: t('fact.age'), value: t('youngerThan', { count: youngerThan }) }]),
  ];
}

function useRuleFacts(rule: ListingRule) {
  const { t } = useTranslation(['admin-rules', 'pet', 'shell']);
  const translate = withNamespace(t);
  const comma = t('shell:comma');
  const provinces = rule.provinces.map((name) => {
    const key = existingKey(`admin-rules:province.${name}`);
    return key ? translate(key) : name;
  });
  return [
    { name: 'source', label: t('fact.source'), value: t(`source.${rule.id}`) },
    { name: 'provinces', label: t('fact.provinces'), value: provinces.length > 0 ? provinces.join(comma) : t('everywhere') },
    { name: 'species', label: t('fact.species'), value: rule.species.map((one) => t(`pet:speciesMany.${one}`)).join(comma) },
    ...useSigns(rule),
  ];
}

/** Who switched it last, and when. */
function LastSwitch({ rule: { switched, off } }: { rule: ListingRule }) {
  const { t, i18n } = useTranslation('admin-rules');
  if (switched === null) return t('never');
  const { by, at } = switched;
  return (
    <>
      {t(off ? 'switchedOff' : 'switchedOn')} <MemberName>{by.name}</MemberName> · {formatDate(i18n.language, at)}
    </>
  );
}

/** One rule: what it is about, where it comes from, and its switch. What was chosen stands until the answer; a refusal takes it back. */
export function RuleEntry({ rule }: { rule: ListingRule }) {
  const { t } = useTranslation('admin-rules');
  const [change] = moderationEndpoints.usePatchAdminRulesByIdMutation();
  const [chosen, choose] = useState<boolean>();
  const set = async (isOn: boolean) => {
    choose(isOn);
    const { error } = await change({ id: rule.id, body: { off: !isOn } });
    if (error !== undefined) choose(undefined);
  };
  const [known, setKnown] = useState(rule.off);
  if (known !== rule.off) {
    setKnown(rule.off);
    choose(undefined);
  }
  return (
    <li className={styles.rule}>
      <SwitchList>
        <SwitchRow label={t(`title.${rule.id}`)} isOn={chosen ?? !rule.off} onChange={(isOn) => void set(isOn)} />
      </SwitchList>
      <FactList look="rows" facts={useRuleFacts(rule)} />
      <p className={styles.last}>
        <LastSwitch rule={rule} />
      </p>
    </li>
  );
}
