import { ChevronLeft, ChevronRight, CalendarCog, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRef } from 'react';
import { usePage } from '#shared/navigation/use-page.ts';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { todayInPakistan } from '#shared/vet/slot-days.ts';
import { DayInput } from '#shared/work/day-input.tsx';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { WorkFigure, WorkFigures } from '#shared/work/work-figures.tsx';
import type { OwnVet } from '#shared/api/types.ts';
import { formatDayOfYear } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { hasNoProfile, slotsPlace } from '../own-vet.ts';
import { neighboursOf, placeOfDay, dayOf } from './day.ts';
import styles from './day-sheet.module.css';
import { DaySheet, useDayOfVet } from './day-sheet.tsx';

/** The ways to another day: the one before, the one after, today, or any. */
function DayPicker({ date }: { date: string }) {
  const { t } = useTranslation('vet-office');
  const { setQuery } = usePage();
  const { before, after } = neighboursOf(date);
  return (
    <nav aria-label={t('day.choose')} className={styles.picker} data-no-print>
      <ActionLink to="vet-dashboard" query={placeOfDay(before)} icon={<ChevronLeft size={20} className="mirrors" aria-hidden />}>
        <span className={styles.wayWords}>{t('day.before')}</span>
      </ActionLink>
      <ActionLink to="vet-dashboard" query={placeOfDay(after)} isIconLast icon={<ChevronRight size={20} className="mirrors" aria-hidden />}>
        <span className={styles.wayWords}>{t('day.after')}</span>
      </ActionLink>
      {date !== todayInPakistan() && <ActionLink to="vet-dashboard">{t('day.today')}</ActionLink>}
      <WorkField label={<span className="visually-hidden">{t('day.other')}</span>} className={styles.date}>
        <DayInput value={date} onValue={(next) => setQuery({ date: next, page: '' }, { replace: true })} />
      </WorkField>
    </nav>
  );
}

/** What has come of one's visits so far, and how many times are still free. */
function VetFigures() {
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

function Head({ vet }: { vet: OwnVet | undefined }) {
  const { t } = useTranslation('vet-office');
  return (
    <header className={styles.head}>
      <div>
        <PageHeading takesFocus="moved">{t('dashboard.title')}</PageHeading>
        {vet && (
          <p className={styles.soft}>
            <UserText>{vet.name}</UserText> · <UserText>{vet.clinicName}</UserText>
          </p>
        )}
      </div>
    </header>
  );
}

/** Beside the heading on a desk; on a phone the day comes first. */
function Ways() {
  const { t } = useTranslation('vet-office');
  return (
    <div className={styles.ways} data-no-print>
      <ActionLink to="vet-profile-page" query={slotsPlace} icon={<CalendarCog size={20} aria-hidden />}>
        {t('dashboard.office')}
      </ActionLink>
      <Button icon={<Printer size={20} aria-hidden />} onClick={() => print()}>
        {t('dashboard.print')}
      </Button>
    </div>
  );
}

/** The sheet of a day; what stands below it is shown with it, not before: it would move. */
function Day() {
  const { t, i18n } = useTranslation(['vet-office', 'vet']);
  const { query } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const date = dayOf(query);
  const page = /^[1-9]\d?$/.test(query.page ?? '') ? Number(query.page) : 1;
  const { isOpening, ...day } = useDayOfVet(date, page);
  return (
    <>
      <section aria-labelledby="day">
        <DayPicker date={date} />
        <h2 id="day" ref={heading} tabIndex={-1} className={styles.day}>
          {formatDayOfYear(i18n.language, date)} <small>{t('vet:slot.pakistanTime')}</small>
        </h2>
        <DaySheet key={date} {...day} date={date} page={page} focusHeading={() => heading.current?.focus({ preventScroll: true })} />
      </section>
      <div hidden={isOpening}>
        <VetFigures />
        <Ways />
      </div>
    </>
  );
}

/** A member without a vet profile: explains that, and where one is made. */
function NoProfile() {
  const { t } = useTranslation('vet-office');
  return (
    <EmptyState
      title={t('dashboard.none')}
      reason={t('dashboard.noneText')}
      action={
        <ActionLink to="vet-profile-page" kind="primary">
          {t('dashboard.create')}
        </ActionLink>
      }
    />
  );
}

function Loading() {
  const { t } = useTranslation('vet-office');
  return (
    <Skeleton label={t('dashboard.loading')}>
      <SkeletonStack gap={4} shapes={['control', 'heading', 'line', 'line', 'line']} />
    </Skeleton>
  );
}

/** A vet's day: the sheet of a day's visits to look at and to print, and below it the figures. */
export function VetDashboardScreen() {
  const { t } = useTranslation('vet-office');
  const { data, error, isFetching, refetch } = vetsEndpoints.useGetVetsUserMyProfileQuery();
  return (
    <div className={`container fills-window ${styles.page}`}>
      <Head vet={data?.vet} />
      {data && <Day />}
      {!data && hasNoProfile(error) && <NoProfile />}
      {!data && !error && <Loading />}
      {!data && Boolean(error) && !hasNoProfile(error) && (
        <ErrorState title={t('dashboard.error')} text={t('dashboard.errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </div>
  );
}
