import { CircleCheck, CircleX, Clock, HeartHandshake, Hourglass, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { Pill, type PillTone } from '#shared/content/pill.tsx';
import { formatDay } from '#shared/format/format.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { otherSideOf, waitingTime } from './requests.ts';
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

interface MeetingProps {
  request: AdoptionRequest;
  memberId: string;
}

/** How far it is: nothing yet, a day that one of the two has named, or one that both want. */
export function MeetingState({ request, memberId }: MeetingProps) {
  const { t, i18n } = useTranslation('adoption-requests');
  const nameOf = useMemberName();
  const { meeting, owner } = request;
  if (!meeting) return t('meeting.none');
  const day = formatDay(i18n.language, meeting.day);
  if (meeting.isAgreed) return <strong>{t('meeting.agreed', { day })}</strong>;
  const isOwn = (meeting.by === 'owner') === (owner.id === memberId);
  const sentence = (name: string) => t(isOwn ? 'meeting.own' : 'meeting.other', { day, name });
  return <NamedText sentence={sentence} name={nameOf(otherSideOf(request, memberId).fullName)} />;
}
