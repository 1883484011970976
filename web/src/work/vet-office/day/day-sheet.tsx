import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clockTimeAt } from '@paltu/reference';
import { useState } from 'react';
import type { Appointment, VetSlot } from '#shared/api/types.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { formatPhone } from '#shared/format/format-phone.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { ListResults } from '#shared/list/list-page.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { todayInPakistan } from '#shared/vet/slot-days.ts';
import { AppointmentPill, ClosingWords, StepButtons, StepDialog } from '../appointments/appointment-parts.tsx';
import type { AppointmentStep } from '../appointments/appointment.ts';
import type { AskedStep } from '../appointments/appointment-parts.tsx';
import { slotsPlace } from '../own-vet.ts';
import { nextVisit, dayEntries } from './day.ts';
import styles from './day-sheet.module.css';

/** Who comes next, above the sheet: when, with which pet, and a call. The sheet itself has the whole visit. */
function NextGuest({ visits }: { visits: readonly Appointment[] }) {
  const { t } = useTranslation(['vet-office', 'vet', 'appointments']);
  const next = nextVisit(visits);
  if (!next) return null;
  const { time, startsAt, petName, petType, reason, guest } = next;
  return (
    <section className={styles.next} aria-labelledby="next-guest" data-no-print>
      <div className={styles.words}>
        <h3 id="next-guest">{t('day.next')}</h3>
        <p className={styles.nextWho}>
          <time dateTime={startsAt} dir="ltr">
            {time}
          </time>
          <UserText>{petName}</UserText>
        </p>
        <p>
          {t(`vet:petType.${petType}`)} · {t(`vet:reason.${reason}`)} · <MemberName>{guest.fullName}</MemberName>
        </p>
      </div>
      {guest.phone !== null && (
        <ActionLink href={`tel:${guest.phone}`} kind="primary" icon={<Phone size={20} aria-hidden />}>
          {t('appointments:card.call')}
        </ActionLink>
      )}
    </section>
  );
}

interface VisitRowProps {
  visit: Appointment;
  onStep: (step: AppointmentStep) => void;
}

/** One visit of a day: from when to when, who comes with which pet and why, and what became of it. */
function VisitRow({ visit, onStep }: VisitRowProps) {
  const { t } = useTranslation(['vet-office', 'vet']);
  const { time, startsAt, endsAt, petName, petType, reason, guest, message, status } = visit;
  return (
    <li className={styles.visit}>
      <p className={styles.time} dir="ltr">
        <time dateTime={startsAt}>{time}</time>–<time dateTime={endsAt}>{clockTimeAt(new Date(endsAt)).time}</time>
      </p>
      <div className={styles.words}>
        <div className={styles.name}>
          <h3>
            <UserText>{petName}</UserText>
          </h3>
          <AppointmentPill status={status} />
        </div>
        <p>
          {t(`vet:petType.${petType}`)} · {t(`vet:reason.${reason}`)}
        </p>
        <p>
          <MemberName>{guest.fullName}</MemberName>
          {guest.phone !== null && (
            <>
              {' · '}
              <a href={`tel:${guest.phone}`} className={styles.phone}>
                <Phone size={16} aria-hidden />
                <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>
              </a>
            </>
          )}
        </p>
        {message !== '' && <UserProse className={styles.soft}>{message}</UserProse>}
        <ClosingWords appointment={visit} className={styles.soft} />
      </div>
      <div className={styles.actions} data-no-print>
        <StepButtons appointment={visit} side="vet" onStep={onStep} />
      </div>
    </li>
  );
}

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

/** The visits of a day in Pakistan, as `2026-05-01`, and the times that are free: one sheet, so none is shown before the other has come. */
export function useDayOfVet(date: string, page: number) {
  const visits = vetsEndpoints.useGetVetsUserAppointmentsQuery(
    { as: 'vet', date, page, limit: mostAtOnce },
    { refetchOnMountOrArgChange: true },
  );
  // An extra: without it the visits stand all the same.
  const own = vetsEndpoints.useGetVetsUserSlotsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isOpening = visits.isLoading || own.isLoading;
  const result = listResult(visits, (data) => data.appointments);
  return { isOpening, result: isOpening ? { ...result, items: undefined } : result, slots: own.data?.slots ?? [] };
}

interface DaySheetProps extends Pick<ReturnType<typeof useDayOfVet>, 'result' | 'slots'> {
  date: string;
  page: number;
  focusHeading: () => void;
}

/** The visits of one day in their order, with what can be recorded of each. */
export function DaySheet({ result, slots, date, page, focusHeading }: DaySheetProps) {
  const { t } = useTranslation('vet-office');
  const free = { slots, date };
  return (
    <ListResults
      result={result}
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
