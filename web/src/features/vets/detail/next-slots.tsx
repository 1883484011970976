import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { formatDay } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { PakistanTime } from '#shared/vet/pakistan-time.tsx';
import { slotDays } from '#shared/vet/slot-days.ts';
import styles from './screen.module.css';

/** How many days, and times of one day, the page shows; the others are on the page where one books. */
const shown = { days: 3, times: 4 };

/** The first times, or those of the first day with a free one where the first are all booked. */
function useNextSlots(id: string) {
  const first = vetsEndpoints.useGetVetsByIdSlotsQuery({ id });
  const { days = {}, slots = [] } = first.currentData ?? {};
  const date = Object.keys(days).find((day) => days[day]?.free !== 0);
  const areBooked = date !== undefined && slots.every(({ status }) => status === 'booked');
  const later = vetsEndpoints.useGetVetsByIdSlotsQuery({ id, date }, { skip: !areBooked });
  return areBooked ? later : first;
}

/** The next free times, each a way to book it. */
export function NextSlots({ vetId }: { vetId: string }) {
  const { t, i18n } = useTranslation('vets');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = useNextSlots(vetId);
  const book = `vet-${vetId}-book`;
  if (!currentData) {
    if (error) {
      return <ErrorState title={t('slots.failed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
    }
    return (
      <Skeleton label={t('slots.loading')}>
        <SkeletonStack gap={3} shapes={['short', 'control', 'short', 'control']} />
      </Skeleton>
    );
  }
  const days = slotDays(currentData.slots.filter(({ status }) => status === 'free')).slice(0, shown.days);
  if (days.length === 0) return <p>{t('slots.none')}</p>;
  return (
    <>
      <PakistanTime />
      <ul className={styles.days}>
        {days.map(({ date, slots }) => (
          <li key={date}>
            <p>{formatDay(i18n.language, date)}</p>
            <ul className={styles.times}>
              {slots.slice(0, shown.times).map(({ id, time }) => (
                <li key={id}>
                  <PageLink to={book} query={{ slot: id }} className={styles.time}>
                    {time}
                  </PageLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
