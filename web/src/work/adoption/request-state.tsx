import { CircleCheck, CircleX, Clock, HeartHandshake, Hourglass, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { Pill, type PillTone } from '#shared/content/pill.tsx';
import { waitingTime } from './requests.ts';
import styles from './requests.module.css';

const looks = {
  pending: { tone: 'pending', icon: Hourglass },
  approved: { tone: 'approved', icon: CircleCheck },
  completed: { tone: 'adopted', icon: HeartHandshake },
  rejected: { tone: 'rejected', icon: CircleX },
  cancelled: { tone: 'plain', icon: Undo2 },
  'fell-through': { tone: 'plain', icon: Undo2 },
} as const satisfies Record<AdoptionRequest['status'], { tone: PillTone; icon: typeof Clock }>;

/** How a request stands. */
export function RequestPill({ status }: Pick<AdoptionRequest, 'status'>) {
  const { t } = useTranslation('adoption-requests');
  const { tone, icon: Icon } = looks[status];
  return (
    <Pill tone={tone} icon={<Icon size={16} aria-hidden className={Icon === Undo2 ? 'mirrors' : undefined} />}>
      {t(`status.${status}`)}
    </Pill>
  );
}

/** How long the owner has for an answer, while it is waited for. */
export function AnswerTime({ request: { status, respondBy } }: { request: Pick<AdoptionRequest, 'status' | 'respondBy'> }) {
  const { t } = useTranslation('adoption-requests');
  if (status !== 'pending') return null;
  const left = waitingTime(respondBy);
  const isLate = left.unit !== 'hours' || left.count < 24;
  return (
    <span className={isLate ? styles.late : styles.time}>
      <Clock size={16} aria-hidden />
      {left.unit === 'hours' ? t('wait.hours', { count: left.count }) : t(`wait.${left.unit}`)}
    </span>
  );
}
