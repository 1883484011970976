import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import type { Totals } from '#shared/api/types.ts';
import { Figure, FigureStrip } from '#shared/ui/figure-strip.tsx';
import { Section } from '#shared/content/section.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import styles from './totals.module.css';
import { shownCounters } from './counters.ts';

/** What a page that shows figures asks of the API as it opens. */
export const totalsAsks = () => [contentEndpoints.endpoints.getContentTotals.initiate(undefined, { subscribe: false })];

function Figures({ totals }: { totals: Totals }) {
  const { t } = useTranslation('totals');
  const { averageDays, successRate } = totals;
  return (
    <FigureStrip>
      {shownCounters(totals).map((name) => (
        <Figure key={name} label={t(name)} total={totals[name]} isError={false} />
      ))}
      {averageDays !== null && averageDays > 0 && <Figure label={t('averageDays')} total={averageDays} isError={false} />}
      {successRate !== null && <Figure label={t('successRate')} total={Math.round(successRate * 100)} isError={false} />}
    </FigureStrip>
  );
}

/**
 * How much there is of everything, and how adoptions go, once there is enough to measure. What cannot be counted, or comes to nothing, is
 * not shown.
 */
export function AllTotals() {
  const { t } = useTranslation('totals');
  const { data, isError } = contentEndpoints.useGetContentTotalsQuery();
  if ((isError && !data) || (data && shownCounters(data.totals).length === 0)) return null;
  return (
    <Section title={t('title')}>
      {data ? (
        <Figures totals={data.totals} />
      ) : (
        // How many figures there are, only the answer shows.
        <Skeleton className={styles.loading}>
          <SkeletonBlock shape="heading" />
        </Skeleton>
      )}
    </Section>
  );
}
