import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { formatAmount, formatMonth } from '#shared/format/format.ts';
import { Button } from '#shared/work/button.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { fresh } from '../components/desk-list.ts';
import styles from '../components/desk.module.css';

/** What Paltu bears of promo codes this month, and what is left of its budget. */
export function PromoBudget() {
  const { t, i18n } = useTranslation(['order-desk', 'shell']);
  const { currentData, isError, isFetching, refetch } = commerceEndpoints.useGetAdminPromoBudgetQuery(undefined, fresh);
  if (currentData === undefined && isError)
    return (
      <p className={styles.meta} role="status">
        {t('promoBudget.error')}{' '}
        <Button kind="link" isBusy={isFetching} onClick={() => void refetch()}>
          {t('shell:retry')}
        </Button>
      </p>
    );
  if (currentData === undefined)
    return (
      <Skeleton label={t('loading')}>
        <SkeletonStack gap={2} shapes={['line']} />
      </Skeleton>
    );
  const { month, budget, spent, left } = currentData.promoBudget;
  const amounts = { budget: formatAmount(t, budget), spent: formatAmount(t, spent), left: formatAmount(t, left) };
  return (
    <p className={styles.meta}>
      <b>{t('promoBudget.title', { month: formatMonth(i18n.language, month) })}</b>{' '}
      {t(left === 0 ? 'promoBudget.usedUp' : 'promoBudget.spent', amounts)}
    </p>
  );
}
