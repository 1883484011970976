import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import type { Totals } from '#shared/api/types.ts';
import { Figure, FigureStrip } from '#shared/ui/figure-strip.tsx';
import { shownCounters } from './counters.ts';
import type { CounterName } from './counters.ts';
import { useCountUp } from './use-count-up.ts';

function Counter({ name, totals }: { name: CounterName; totals: Totals | undefined }) {
  const { t } = useTranslation('totals');
  return <Figure label={t(name)} total={useCountUp(totals?.[name])} isError={false} />;
}

/** How much there is of everything, counted up from zero. What cannot be counted, or of which there is none, is not shown. */
export function TotalsStrip() {
  const { t } = useTranslation('totals');
  const { data, isError } = contentEndpoints.useGetContentTotalsQuery();
  const shown = shownCounters(data?.totals);
  if ((isError && !data) || shown.length === 0) return <div hidden />;
  return (
    <section aria-label={t('title')}>
      <FigureStrip>
        {shown.map((name) => (
          <Counter key={name} name={name} totals={data?.totals} />
        ))}
      </FigureStrip>
    </section>
  );
}
