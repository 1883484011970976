import { useTranslation } from 'react-i18next';
import type { ListingRule } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { RuleSwitch } from './rule-switch.tsx';
import styles from './rules-screen.module.css';

/** What the rule is about, and where it comes from. */
function RuleName({ rule: { id } }: { rule: ListingRule }) {
  const { t } = useTranslation('admin-rules');
  return (
    <div className={styles.rule}>
      <p className={styles.name}>{t(`title.${id}`)}</p>
      <p className={styles.meta}>{t(`source.${id}`)}</p>
    </div>
  );
}

/** By which words or which age a listing is found. */
function Signs({ rule: { words, youngerThan } }: { rule: ListingRule }) {
  const { t } = useTranslation('admin-rules');
  if (words.length === 0) return youngerThan === null ? null : t('youngerThan', { count: youngerThan });
  return (
    <span className={styles.words}>
      {words.map((word) => (
        <bdi key={word}>{word}</bdi>
      ))}
    </span>
  );
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

/** What the table of rules shows of each. */
export function useRuleColumns(): WorkColumn<ListingRule>[] {
  const { t } = useTranslation(['admin-rules', 'pet', 'shell']);
  const translate = withNamespace(t);
  const comma = t('shell:comma');
  const province = (name: string) => {
    const key = existingKey(`admin-rules:province.${name}`);
    return key ? translate(key) : name;
  };
  return [
    { name: 'rule', title: t('fact.rule'), part: 'title', width: '30%', cell: (rule) => <RuleName rule={rule} /> },
    {
      name: 'provinces',
      title: t('fact.provinces'),
      cell: ({ provinces }) => (provinces.length > 0 ? provinces.map(province).join(comma) : t('everywhere')),
    },
    { name: 'species', title: t('fact.species'), cell: ({ species }) => species.map((one) => t(`pet:speciesMany.${one}`)).join(comma) },
    { name: 'signs', title: t('fact.signs'), width: '24%', cell: (rule) => <Signs rule={rule} /> },
    { name: 'switched', title: t('fact.switched'), cell: (rule) => <LastSwitch rule={rule} /> },
    { name: 'state', title: t('fact.state'), part: 'actions', cell: (rule) => <RuleSwitch rule={rule} /> },
  ];
}
