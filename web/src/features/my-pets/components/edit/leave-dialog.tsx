import { useTranslation } from 'react-i18next';
import { Modal } from '#shared/antd/modal.ts';
import { Button } from '#shared/ui/button.tsx';
import { useReturnedFocus } from '#shared/ui/use-returned-focus.ts';
import styles from '../delete-dialog.module.css';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is thrown away. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('my-pets');
  useReturnedFocus();
  return (
    <Modal open title={t('leave.question')} onCancel={onStay} footer={null} closable={{ 'aria-label': t('leave.stay') }}>
      <p>{t('leave.text')}</p>
      <div className={styles.actions}>
        <Button onClick={onStay}>{t('leave.stay')}</Button>
        <Button kind="dangerFilled" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
      </div>
    </Modal>
  );
}
