import { MessageCircleReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { DetailNotes } from '#shared/content/detail-page.tsx';
import { roundedTime } from './rounded-time.ts';

interface AnswerFiguresProps {
  ownerId: string;
  /** What is shown before there are answers enough. */
  otherwise: ReactNode;
}

/** How soon an owner answers requests. */
export function AnswerFigures({ ownerId, otherwise }: AnswerFiguresProps) {
  const { t } = useTranslation('adoption');
  const { currentData } = adoptionEndpoints.useGetAdoptionOwnersByUserIdResponseQuery({ userId: ownerId });
  const { medianHoursToAnswer = null, answeredWithin48h = null } = currentData?.response ?? {};
  if (medianHoursToAnswer === null || answeredWithin48h === null) return otherwise;
  const { unit, count } = roundedTime(medianHoursToAnswer);
  return (
    <DetailNotes>
      <li>
        <MessageCircleReply size={16} aria-hidden />
        {t(`answers.${unit}`, { count })}
      </li>
      <li>{t('answers.inTime', { percent: Math.round(answeredWithin48h * 100) })}</li>
    </DetailNotes>
  );
}
