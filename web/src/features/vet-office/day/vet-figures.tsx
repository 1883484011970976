import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { Figure, FigureStrip } from '#shared/ui/figure-strip.tsx';
import styles from './day-sheet.module.css';

/** What has come of one's visits so far, and how many times are still free. */
export function VetFigures() {
  const { t } = useTranslation(['vet-office', 'vet']);
  const { data, isError } = vetsEndpoints.useGetVetsUserStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const stats = data?.stats;
  return (
    <div className={styles.figures} data-no-print>
      <FigureStrip>
        {(['booked', 'completed', 'no-show'] as const).map((status) => (
          <Figure key={status} label={t(`vet:status.${status}`)} total={stats?.appointments[status]} isError={isError} />
        ))}
        <Figure label={t('figures.patients')} total={stats?.patients} isError={isError} />
        <Figure label={t('figures.freeSlots')} total={stats?.freeSlots} isError={isError} />
        <Figure label={t('figures.reviews')} total={stats?.reviews} isError={isError} />
      </FigureStrip>
    </div>
  );
}
