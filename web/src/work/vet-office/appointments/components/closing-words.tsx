import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { UserText } from '#shared/pet/user-text.tsx';

/** Why an appointment was cancelled: by whom, and what they wrote; otherwise nothing. */
export function ClosingWords({
  appointment: { status, closing },
  className,
}: {
  appointment: Appointment;
  className?: string | undefined;
}) {
  const { t } = useTranslation('appointments');
  if (status !== 'cancelled' || closing === null || closing.by === 'product') return null;
  return (
    <p className={className}>
      {t(`cancelledBy.${closing.by}`)}
      {closing.reason !== '' && (
        <>
          {' '}
          <UserText>{closing.reason}</UserText>
        </>
      )}
    </p>
  );
}
