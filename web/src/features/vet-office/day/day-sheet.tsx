import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Appointment } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import { ListResults } from '#shared/list/list-results.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useKeptFocus } from '#shared/ui/use-kept-focus.ts';
import { StepDialog } from '../appointments/components/step-dialog.tsx';
import type { AskedStep } from '../appointments/components/step-dialog.tsx';
import { slotsPlace } from '../model/own-vet.ts';
import styles from './day-sheet.module.css';
import { VisitRow } from './visit-row.tsx';

/** As many as the API answers at once; a day of visits of ten minutes may have more. */
const mostAtOnce = 100;

function Visits({ visits }: { visits: readonly Appointment[] }) {
  useKeptFocus(visits.filter(({ status }) => status === 'booked').length);
  const [asked, ask] = useState<AskedStep>();
  return (
    <>
      <ol className={styles.sheet}>
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} onStep={(step) => ask({ step, appointment: visit })} />
        ))}
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
  return (
    <ListResults
      result={listResult(visits, (data) => data.appointments)}
      page={page}
      skeleton={<Loading />}
      empty={<NoVisits />}
      failed={{ title: t('day.error'), text: t('day.errorText') }}
      focusStatus={focusHeading}
    >
      {(items) => <Visits visits={items} />}
    </ListResults>
  );
}
