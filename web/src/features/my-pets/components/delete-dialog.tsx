import { useTranslation } from 'react-i18next';
import { Modal } from '#shared/antd/modal.ts';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useReturnedFocus } from '#shared/ui/use-returned-focus.ts';
import { useDeletePet } from '../hooks/use-delete-pet.ts';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  pet: Pet;
  onClose: () => void;
}

/** Asks before a listing is deleted; stays open when that fails. */
export function DeleteDialog({ pet, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('my-pets');
  const { deletePet, isDeleting } = useDeletePet();
  useReturnedFocus();
  const confirm = async () => {
    if (await deletePet(pet)) onClose();
  };
  return (
    <Modal
      open
      title={<NamedText say={(name) => t('delete.question', { name })} name={pet.name} />}
      onCancel={onClose}
      footer={null}
      closable={{ 'aria-label': t('delete.keep') }}
    >
      <p>{t('delete.text')}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('delete.keep')}</Button>
        <Button kind="dangerFilled" isBusy={isDeleting} onClick={() => void confirm()}>
          {t('delete.pet')}
        </Button>
      </div>
    </Modal>
  );
}
