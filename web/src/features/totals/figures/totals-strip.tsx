import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import type { Totals } from '#shared/api/types.ts';
import { Figure, FigureStrip } from '#shared/ui/figure-strip.tsx';
import { counters } from './counters.ts';
import { useCountUp } from './use-count-up.ts';

function Counter({ name, totals }: { name: (typeof counters)[number]; totals: Totals | undefined }) {
  const { t } = useTranslation('totals');
  return <Figure label={t(name)} total={useCountUp(totals?.[name])} isError={false} />;
}

/** How much there is of everything, counted up from zero. What cannot be counted is not shown. */
export function TotalsStrip() {
  const { t } = useTranslation('totals');
  const { data, isError } = contentEndpoints.useGetContentTotalsQuery();
  if (isError && !data) return <div hidden />;
  return (
    <section aria-label={t('title')}>
      <FigureStrip>
        {counters.map((name) => (
          <Counter key={name} name={name} totals={data?.totals} />
        ))}
      </FigureStrip>
    </section>
  );
}
