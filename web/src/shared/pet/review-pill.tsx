import { CircleCheck, CornerUpLeft, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApprovalStatus } from '../api/types.ts';
import { Pill } from '../content/pill.tsx';

const icons = { pending: Hourglass, approved: CircleCheck, rejected: CornerUpLeft } as const;

/** How the review of a listing stands, for its owner. */
export function ReviewPill({ state, isOnTint }: { state: ApprovalStatus; isOnTint?: boolean }) {
  const { t } = useTranslation('pet');
  const Icon = icons[state];
  return (
    <Pill tone={state} isOnTint={isOnTint} icon={<Icon size={16} aria-hidden className={state === 'rejected' ? 'mirrors' : undefined} />}>
      {t(`approvalStatus.${state}`)}
    </Pill>
  );
}
