import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import type { ListingRule } from '#shared/api/types.ts';
import { Switch } from '#shared/antd/work.ts';
import { formatDate } from '#shared/format/format.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { RowsSkeleton } from '#shared/work/rows-skeleton.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './rules.module.css';

outcome(moderationEndpoints.endpoints.patchAdminRulesById, {
  done: (_switched, { body }) => (body.off ? 'admin-rules:outcome.off' : 'admin-rules:outcome.on'),
  failed: (error) => refusalText(error, 'admin-rules:outcome.failed'),
});

/** Whether listings are held against a rule. What was chosen stands until the answer; a refusal takes it back. */
function RuleSwitch({ rule: { id, off } }: { rule: ListingRule }) {
  const { t } = useTranslation('admin-rules');
  const [change] = moderationEndpoints.usePatchAdminRulesByIdMutation();
  const [chosen, choose] = useState<boolean>();
  const set = async (isOn: boolean) => {
    choose(isOn);
    const { error } = await change({ id, body: { off: !isOn } });
    if (error !== undefined) choose(undefined);
  };
  const [known, setKnown] = useState(off);
  if (known !== off) {
    setKnown(off);
    choose(undefined);
  }
  const isOn = chosen ?? !off;
  return (
    <span className={styles.state}>
      <Switch checked={isOn} onChange={(wanted) => void set(wanted)} aria-label={t(`title.${id}`)} />
      <span aria-hidden>{t(isOn ? 'state.on' : 'state.off')}</span>
    </span>
  );
}

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
function useRuleColumns(): WorkColumn<ListingRule>[] {
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

/** The rules that listings are held against, for admins, each with its switch. */
export function RulesScreen() {
  const { t } = useTranslation('admin-rules');
  const errorText = useErrorText();
  const columns = useRuleColumns();
  const { currentData, error, isFetching, refetch } = moderationEndpoints.useGetAdminRulesQuery();
  const { rules } = currentData ?? {};
  return (
    <div className={workPage}>
      <header className={styles.head}>
        <PageHeading>{t('heading')}</PageHeading>
        <p>{t('lead')}</p>
      </header>
      {rules && rules.length > 0 && <WorkTable name="rules" label={t('heading')} items={rules} idOf={({ id }) => id} columns={columns} />}
      {rules?.length === 0 && <EmptyState title={t('empty.title')} reason={t('empty.text')} />}
      {!rules && error && <ErrorState title={t('error')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!rules && !error && <RowsSkeleton label={t('loading')} count={5} />}
    </div>
  );
}
