import { Check, HeartHandshake, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { Button, type ButtonKind } from '#shared/work/button.tsx';
import { stepsOf, type Step } from '../../model/request-steps.ts';

const looks = {
  approve: { kind: 'primary', icon: Check },
  reject: { kind: 'danger', icon: X },
  cancel: { kind: 'danger', icon: X },
  'hand-over': { kind: 'primary', icon: HeartHandshake },
  'fall-through': { kind: 'danger', icon: Undo2 },
  'come-back': { kind: 'outlined', icon: Undo2 },
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
    const mirrors = Icon === Undo2 ? 'mirrors' : undefined;
    return (
      <Button key={step} kind={kind} icon={<Icon size={20} aria-hidden className={mirrors} />} onClick={() => onStep(step)}>
        {t(`action.${step}`)}
      </Button>
    );
  });
}
