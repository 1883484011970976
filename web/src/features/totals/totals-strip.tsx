import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import type { Totals } from '#shared/api/types.ts';
import { Figure, FigureStrip } from '#shared/ui/figure-strip.tsx';
import { shownCounters } from './counters.ts';
import type { CounterName } from './counters.ts';

const startsAfterMs = 500;
const takesMs = 1_000;

/** How far a count has come `ms` after it was there: nothing for half a second, then fast, then slower, and exactly `total` at the end. */
export function countAt(total: number, ms: number): number {
  const left = 1 - Math.min(1, Math.max(0, (ms - startsAfterMs) / takesMs));
  return Math.round(total * (1 - left ** 3));
}

/** Counts up from zero to `total`; is there at once for who wants nothing to move. */
function useCountUp(total: number | undefined): number | undefined {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    if (isStill || total === undefined) return undefined;
    const startedAt = performance.now();
    let frame = 0;
    const step = (): void => {
      const ms = performance.now() - startedAt;
      setCounted(countAt(total, ms));
      if (ms < startsAfterMs + takesMs) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [total, isStill]);
  return total === undefined || isStill ? total : counted;
}

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
