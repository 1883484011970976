import { useTranslation } from 'react-i18next';
import type { ApprovalStatus } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { useMyPetsQuery } from '../../api/my-pets-api.ts';
import styles from './listing-counts.module.css';

/** One figure; a dash when it cannot be counted. */
function Count({ state }: { state?: ApprovalStatus }) {
  const { t } = useTranslation(['my-pets', 'pet']);
  const { data, isError } = useMyPetsQuery({ limit: 1, approvalStatus: state });
  const total = data?.pagination.total;
  return (
    <div className={styles.count}>
      <dt>{state ? t(`pet:approvalStatus.${state}`) : t('overview.pets')}</dt>
      <dd>{total !== undefined ? formatNumber(total) : isError ? '–' : <SkeletonBlock shape="heading" />}</dd>
    </div>
  );
}

/** How many listings I have, by the state of their review. */
export function ListingCounts() {
  return (
    <dl className={styles.counts}>
      <Count />
      <Count state="approved" />
      <Count state="pending" />
      <Count state="rejected" />
    </dl>
  );
}
