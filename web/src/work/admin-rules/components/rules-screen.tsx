import '../model/rules-outcomes.ts';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { RowsSkeleton } from '#shared/work/rows-skeleton.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { WorkTable } from '#shared/work/work-table.tsx';
import { useRuleColumns } from './rule-columns.tsx';
import styles from './rules-screen.module.css';

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
