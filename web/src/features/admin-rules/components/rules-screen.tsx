import '../model/rules-outcomes.ts';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ListingRule } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { RuleEntry } from './rule-entry.tsx';
import styles from './rules-screen.module.css';

function Rules({ rules }: { rules: readonly ListingRule[] }) {
  const { t } = useTranslation('admin-rules');
  if (rules.length === 0) return <EmptyState title={t('empty.title')} reason={t('empty.text')} />;
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <RuleEntry key={rule.id} rule={rule} />
      ))}
    </ul>
  );
}

function RulesSkeleton() {
  const { t } = useTranslation('admin-rules');
  return (
    <Skeleton label={t('loading')}>
      <div className={styles.rules} aria-hidden>
        {Array.from({ length: 4 }, (_none, index) => (
          <div key={index} className={styles.rule}>
            <SkeletonBlock shape="short" />
            <SkeletonBlock shape="line" />
            <SkeletonBlock shape="line" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** The rules that listings are held against, for admins, each with its switch. */
export function RulesScreen() {
  const { t } = useTranslation('admin-rules');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = moderationEndpoints.useGetAdminRulesQuery();
  const isFailed = currentData === undefined && error !== undefined;
  return (
    <div className={workPage}>
      <header className={styles.head}>
        <PageHeading>{t('heading')}</PageHeading>
        <p>{t('lead')}</p>
      </header>
      {currentData && <Rules rules={currentData.rules} />}
      {isFailed && <ErrorState title={t('error')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!currentData && !isFailed && <RulesSkeleton />}
    </div>
  );
}
