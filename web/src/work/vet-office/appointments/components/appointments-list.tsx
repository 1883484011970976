import { useState } from 'react';
import type { Appointment } from '#shared/api/types.ts';
import { EntryList } from '#shared/work/entry-card.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { StepDialog } from './step-dialog.tsx';
import type { AskedStep } from './step-dialog.tsx';

/** Cards of own appointments, with the question before one is cancelled. */
export function AppointmentsList({ appointments }: { appointments: readonly Appointment[] }) {
  useKeptFocus(appointments.filter(({ status }) => status === 'booked').length);
  const [asked, ask] = useState<AskedStep>();
  return (
    <>
      <EntryList entries={appointments}>
        {(appointment) => <AppointmentCard appointment={appointment} onStep={(step) => ask({ step, appointment })} />}
      </EntryList>
      <StepDialog asked={asked} side="guest" onClose={() => ask(undefined)} />
    </>
  );
}
