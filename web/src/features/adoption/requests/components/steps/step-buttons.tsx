import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { Button, type ButtonKind } from '#shared/ui/button.tsx';
import { stepsOf, type Step } from '../../model/request-steps.ts';

const looks = {
  approve: { kind: 'primary', icon: Check },
  reject: { kind: 'danger', icon: X },
  cancel: { kind: 'danger', icon: X },
} as const satisfies Record<Step, { kind: ButtonKind; icon: typeof Check }>;

interface StepButtonsProps {
  request: AdoptionRequest;
  memberId: string;
  onStep: (step: Step) => void;
}

/** What the member may do with a request; each asks before it is done. */
export function StepButtons({ request, memberId, onStep }: StepButtonsProps) {
  const { t } = useTranslation('adoption-requests');
  return stepsOf(request, memberId).map((step) => {
    const { kind, icon: Icon } = looks[step];
    return (
      <Button key={step} kind={kind} icon={<Icon size={20} aria-hidden />} onClick={() => onStep(step)}>
        {t(`action.${step}`)}
      </Button>
    );
  });
}
