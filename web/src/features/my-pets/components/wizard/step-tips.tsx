import { useTranslation } from 'react-i18next';
import { TipList } from '#shared/ui/tip-list.tsx';

/** Advice that fits the step. */
export function StepTips({ step }: { step: number }) {
  const { t } = useTranslation('my-pets');
  return <TipList title={t(`tips.step${step}.title`)} tips={(['a', 'b', 'c'] as const).map((tip) => t(`tips.step${step}.${tip}`))} />;
}
