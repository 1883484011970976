import { clockTimeAt } from '@paltu/reference';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Appointment, VetSlot } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import { ListResults } from '#shared/list/list-page.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { todayInPakistan } from '#shared/vet/slot-days.ts';
import { StepDialog } from '../appointments/components/step-dialog.tsx';
import type { AskedStep } from '../appointments/components/step-dialog.tsx';
import { slotsPlace } from '../model/own-vet.ts';
import { dayEntries } from './day-entries.ts';
import styles from './day-sheet.module.css';
import { NextGuest } from './next-guest.tsx';
import { VisitRow } from './visit-row.tsx';

/** As many as the API answers at once; a day of visits of ten minutes may have more. */
const mostAtOnce = 100;

function FreeRow({ slot: { time, startsAt, endsAt } }: { slot: VetSlot }) {
  const { t } = useTranslation('vet-office');
  return (
    <li className={`${styles.visit} ${styles.free}`}>
      <p className={styles.time} dir="ltr">
        <time dateTime={startsAt}>{time}</time>–<time dateTime={endsAt}>{clockTimeAt(new Date(endsAt)).time}</time>
      </p>
      <p>{t('day.free')}</p>
    </li>
  );
}

interface VisitsProps {
  visits: readonly Appointment[];
  /** Free times, those of other days too. */
  slots: readonly VetSlot[];
  date: string;
}

function Visits({ visits, slots, date }: VisitsProps) {
  useKeptFocus(visits.filter(({ status }) => status === 'booked').length);
  const [asked, ask] = useState<AskedStep>();
  const entries = dayEntries(visits, slots, date);
  if (entries.length === 0) return null;
  return (
    <>
      {date === todayInPakistan() && <NextGuest visits={visits} />}
      <ol className={styles.sheet}>
        {entries.map((entry) =>
          'visit' in entry ? (
            <VisitRow key={entry.visit.id} visit={entry.visit} onStep={(step) => ask({ step, appointment: entry.visit })} />
          ) : (
            <FreeRow key={entry.free.id} slot={entry.free} />
          ),
        )}
      </ol>
      <StepDialog asked={asked} side="vet" onClose={() => ask(undefined)} />
    </>
  );
}

function NoVisits() {
  const { t } = useTranslation('vet-office');
  return (
    <EmptyState
      title={t('day.none')}
      reason={t('day.noneText')}
      action={
        <ActionLink to="vet-profile-page" query={slotsPlace}>
          {t('day.slots')}
        </ActionLink>
      }
    />
  );
}

function Loading() {
  const { t } = useTranslation('vet-office');
  return (
    <Skeleton label={t('day.loading')}>
      <SkeletonStack gap={3} shapes={['heading', 'line', 'short', 'heading', 'line', 'short']} />
    </Skeleton>
  );
}

interface DaySheetProps {
  /** In Pakistan, as `2026-05-01`. */
  date: string;
  page: number;
  focusHeading: () => void;
}

/** The visits of one day in their order, with what can be recorded of each. */
export function DaySheet({ date, page, focusHeading }: DaySheetProps) {
  const { t } = useTranslation('vet-office');
  const visits = vetsEndpoints.useGetVetsUserAppointmentsQuery(
    { as: 'vet', date, page, limit: mostAtOnce },
    { refetchOnMountOrArgChange: true },
  );
  // An extra: without it the visits stand all the same.
  const own = vetsEndpoints.useGetVetsUserSlotsQuery(undefined, { refetchOnMountOrArgChange: true });
  const free = { slots: own.data?.slots ?? [], date };
  return (
    <ListResults
      result={listResult(visits, (data) => data.appointments)}
      page={page}
      skeleton={<Loading />}
      empty={
        <>
          <NoVisits />
          <Visits visits={[]} {...free} />
        </>
      }
      failed={{ title: t('day.error'), text: t('day.errorText') }}
      focusStatus={focusHeading}
    >
      {(items) => <Visits visits={items} {...free} />}
    </ListResults>
  );
}
