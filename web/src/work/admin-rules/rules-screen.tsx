import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import type { CountedRule } from '#shared/api/types.ts';
import { Switch } from '#shared/antd/work.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { useOwnLanguage } from '#shared/pet/rule-words.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { RowsSkeleton } from '#shared/work/rows-skeleton.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { WorkTable } from '#shared/work/work-table.tsx';
import { ActionPill, ChangedBy, useAsked } from './rule-words.tsx';
import styles from './rules.module.css';

outcome(moderationEndpoints.endpoints.patchAdminRulesById, {
  done: (_switched, { body }) => (body.off ? 'admin-rules:outcome.off' : 'admin-rules:outcome.on'),
  failed: (error) => refusalText(error, 'admin-rules:outcome.failed'),
});

/** Whether listings are held against a rule. What was chosen stands until the answer; a refusal takes it back. */
function RuleSwitch({ rule: { id, off, title } }: { rule: CountedRule }) {
  const { t } = useTranslation('admin-rules');
  const inOwnLanguage = useOwnLanguage();
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
      <Switch checked={isOn} onChange={(wanted) => void set(wanted)} aria-label={inOwnLanguage(title)} />
      <span aria-hidden>{t(isOn ? 'state.on' : 'state.off')}</span>
    </span>
  );
}

/** Its name, which leads to all of it, and why an admin should look. */
function RuleName({ rule: { id, title, admin } }: { rule: CountedRule }) {
  const inOwnLanguage = useOwnLanguage();
  return (
    <div className={styles.rule}>
      <PageLink to={`admin-rule-${id}`} className={styles.name}>
        {inOwnLanguage(title)}
      </PageLink>
      <p className={styles.meta}>{inOwnLanguage(admin)}</p>
    </div>
  );
}

/** What became of the listings that it was about. What it refuses never comes to an admin. */
function LastDays({ rule: { action, lastDays } }: { rule: CountedRule }) {
  const { t } = useTranslation('admin-rules');
  const { found, rejected } = lastDays;
  if (found === 0) return t(action === 'refuse' ? 'lastDays.refused' : 'lastDays.none');
  return (
    <>
      {t('lastDays.found', { count: found })} · {t('lastDays.rejected', { count: rejected })}
    </>
  );
}

/** What the table of rules shows of each. */
function useRuleColumns(days: number): WorkColumn<CountedRule>[] {
  const { t } = useTranslation('admin-rules');
  const asked = useAsked();
  return [
    { name: 'rule', title: t('fact.rule'), part: 'title', width: '30%', cell: (rule) => <RuleName rule={rule} /> },
    { name: 'action', title: t('fact.action'), cell: (rule) => <ActionPill {...rule} /> },
    { name: 'asked', title: t('fact.asked'), width: '24%', cell: (rule) => asked(rule).join(' · ') },
    { name: 'lastDays', title: t('fact.lastDays', { count: days }), cell: (rule) => <LastDays rule={rule} /> },
    { name: 'changed', title: t('fact.changed'), cell: (rule) => <ChangedBy rule={rule} /> },
    { name: 'state', title: t('fact.state'), part: 'actions', cell: (rule) => <RuleSwitch rule={rule} /> },
  ];
}

function RulesTable({ rules, days }: { rules: readonly CountedRule[]; days: number }) {
  const { t } = useTranslation('admin-rules');
  const columns = useRuleColumns(days);
  if (rules.length === 0) return <EmptyState title={t('empty.title')} reason={t('empty.text')} />;
  return <WorkTable name="rules" label={t('heading')} items={rules} idOf={({ id }) => id} columns={columns} />;
}

/** The rules that listings are held against, for admins, each with its switch. */
export function RulesScreen() {
  const { t } = useTranslation('admin-rules');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = moderationEndpoints.useGetAdminRulesQuery();
  return (
    <div className={workPage}>
      <header className={styles.head}>
        <PageHeading>{t('heading')}</PageHeading>
        <p>{t('lead')}</p>
        <ActionLink to="admin-rule-new" kind="primary" icon={<Plus size={20} aria-hidden />}>
          {t('new')}
        </ActionLink>
      </header>
      {currentData && <RulesTable {...currentData} />}
      {!currentData && error && (
        <ErrorState title={t('error')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!currentData && !error && <RowsSkeleton label={t('loading')} count={5} />}
    </div>
  );
}
