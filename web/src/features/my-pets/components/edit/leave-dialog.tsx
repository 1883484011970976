import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

interface LeaveDialogProps {
  isAsked: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is thrown away. */
export function LeaveDialog({ isAsked, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('my-pets');
  return (
    <Dialog
      isOpen={isAsked}
      title={t('leave.question')}
      closeLabel={t('leave.stay')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button kind="dangerFilled" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
