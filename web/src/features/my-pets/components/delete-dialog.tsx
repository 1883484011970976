import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#shared/antd/modal.ts';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useReturnedFocus } from '#shared/ui/use-returned-focus.ts';
import { useDeletePetMutation } from '../api/my-pets-api.ts';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  pet: Pet;
  onClose: () => void;
}

/** Asks before a listing is deleted; stays open when that fails. */
export function DeleteDialog({ pet, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('my-pets');
  const [deletePet, { isLoading, isSuccess }] = useDeletePetMutation();
  useReturnedFocus();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSuccess) close();
  }, [isSuccess]);
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
        <Button kind="dangerFilled" isBusy={isLoading} onClick={() => void deletePet(pet.id)}>
          {t('delete.pet')}
        </Button>
      </div>
    </Modal>
  );
}
