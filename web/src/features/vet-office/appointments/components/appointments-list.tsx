import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { useKeptFocus } from '#shared/ui/use-kept-focus.ts';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './appointment-card.module.css';
import { StepDialog } from './step-dialog.tsx';
import type { AskedStep } from './step-dialog.tsx';

/** Cards of own appointments, with the question before one is cancelled. */
export function AppointmentsList({ appointments }: { appointments: readonly Appointment[] }) {
  useKeptFocus(appointments.filter(({ status }) => status === 'booked').length);
  const [asked, ask] = useState<AskedStep>();
  return (
    <>
      <ul className={styles.list}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentCard appointment={appointment} onStep={(step) => ask({ step, appointment })} />
          </li>
        ))}
      </ul>
      <StepDialog asked={asked} side="guest" onClose={() => ask(undefined)} />
    </>
  );
}

export function AppointmentsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('appointments');
  return (
    <Skeleton label={t('loading')} className={styles.list}>
      {Array.from({ length: count }, (_none, index) => (
        <div key={index} className={styles.card}>
          <SkeletonBlock shape="control" />
          <SkeletonStack gap={3} shapes={['heading', 'line', 'short']} />
        </div>
      ))}
    </Skeleton>
  );
}
