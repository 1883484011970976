import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ErrorState } from '#shared/content/states.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { SignedAmount } from '#shared/work/signed-amount.tsx';
import styles from './balance.module.css';

const parts = ['available', 'pending', 'debts', 'held', 'cashHeld', 'withCourier', 'settled'] as const;

/** How the store stands with Paltu: what it may have now, what is not sure yet, what it owes buyers, what Paltu has for it, the cash that it or couriers took at the door, and what it was paid out. */
export function BalancePanel() {
  const { t } = useTranslation('vendor-office');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = commerceEndpoints.useGetStoresUserBalanceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined && error !== undefined)
    return <ErrorState title={t('balance.failed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined)
    return (
      <Skeleton label={t('balance.loading')}>
        <SkeletonStack gap={3} shapes={['control', 'line']} />
      </Skeleton>
    );
  const { balance } = data;
  return (
    <div className={styles.balance}>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part} className={styles.part}>
            <dt>{t(part === 'available' && balance.available < 0 ? 'balance.owed' : `balance.${part}`)}</dt>
            <dd>
              <span className={styles.figure}>
                <SignedAmount rupees={part === 'available' ? Math.abs(balance.available) : balance[part]} />
              </span>
              <p className={styles.hint}>
                {t(part === 'available' && balance.available < 0 ? 'balance.hint.owed' : `balance.hint.${part}`)}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      {balance.hash !== '' && (
        <p className={styles.hint}>
          {t('balance.hash')}{' '}
          <bdi dir="ltr" className={styles.hash}>
            {balance.hash}
          </bdi>
        </p>
      )}
    </div>
  );
}
