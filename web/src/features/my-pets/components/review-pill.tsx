import { CircleCheck, CornerUpLeft, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApprovalStatus } from '#shared/api/types.ts';
import { Pill } from '#shared/ui/pill.tsx';

const icons = { pending: Hourglass, approved: CircleCheck, rejected: CornerUpLeft } as const;

/** How the review of a listing stands, for its owner. */
export function ReviewPill({ state }: { state: ApprovalStatus }) {
  const { t } = useTranslation('pets');
  const Icon = icons[state];
  return (
    <Pill tone={state} icon={<Icon size={16} aria-hidden className={state === 'rejected' ? 'mirrors' : undefined} />}>
      {t(`approvalStatus.${state}`)}
    </Pill>
  );
}
