import { CalendarCheck, CircleCheck, CircleX, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { Pill, type PillTone } from '#shared/content/pill.tsx';

const looks = {
  booked: { tone: 'approved', icon: CalendarCheck },
  cancelled: { tone: 'plain', icon: CircleX },
  completed: { tone: 'info', icon: CircleCheck },
  'no-show': { tone: 'rejected', icon: UserX },
} as const satisfies Record<Appointment['status'], { tone: PillTone; icon: typeof CircleX }>;

/** How an appointment stands. */
export function AppointmentPill({ status }: Pick<Appointment, 'status'>) {
  const { t } = useTranslation('vet');
  const { tone, icon: Icon } = looks[status];
  return (
    <Pill tone={tone} icon={<Icon size={16} aria-hidden />}>
      {t(`status.${status}`)}
    </Pill>
  );
}
