import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { WorkFigure, WorkFigures } from '#shared/work/work-figures.tsx';
import styles from './day-sheet.module.css';

/** What has come of one's visits so far, and how many times are still free. */
export function VetFigures() {
  const { t } = useTranslation(['vet-office', 'vet']);
  const { data, isError } = vetsEndpoints.useGetVetsUserStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const stats = data?.stats;
  return (
    <div className={styles.figures} data-no-print>
      <WorkFigures>
        {(['booked', 'completed', 'no-show'] as const).map((status) => (
          <WorkFigure key={status} label={t(`vet:status.${status}`)} total={stats?.appointments[status]} isError={isError} />
        ))}
        <WorkFigure label={t('figures.patients')} total={stats?.patients} isError={isError} />
        <WorkFigure label={t('figures.freeSlots')} total={stats?.freeSlots} isError={isError} />
        <WorkFigure label={t('figures.reviews')} total={stats?.reviews} isError={isError} />
      </WorkFigures>
    </div>
  );
}
