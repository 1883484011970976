import { Check, UserX, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { Button, type ButtonKind } from '#shared/work/button.tsx';
import { stepsOf } from '../model/appointment-steps.ts';
import type { AppointmentSide, AppointmentStep } from '../model/appointment-steps.ts';

const looks = {
  completed: { kind: 'primary', icon: Check },
  'no-show': { kind: 'danger', icon: UserX },
  cancel: { kind: 'danger', icon: X },
} as const satisfies Record<AppointmentStep, { kind: ButtonKind; icon: typeof X }>;

interface StepButtonsProps {
  appointment: Appointment;
  side: AppointmentSide;
  onStep: (step: AppointmentStep) => void;
}

/** What the reader may do with an appointment; each asks before it is done. */
export function StepButtons({ appointment, side, onStep }: StepButtonsProps) {
  const { t } = useTranslation('appointments');
  return stepsOf(appointment, side).map((step) => {
    const { kind, icon: Icon } = looks[step];
    return (
      <Button key={step} kind={kind} icon={<Icon size={20} aria-hidden />} onClick={() => onStep(step)}>
        {t(`action.${step}`)}
      </Button>
    );
  });
}
