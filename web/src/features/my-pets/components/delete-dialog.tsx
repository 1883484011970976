import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useLast } from '#shared/ui/use-last.ts';

interface DeleteDialogProps {
  /** The listing that is asked about; without one the dialog is closed. */
  pet: Pet | undefined;
  onClose: () => void;
}

/** Asks before a listing is deleted; stays open when that fails. */
export function DeleteDialog({ pet, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('my-pets');
  const shown = useLast(pet);
  const [deletePet, { isLoading }] = petsEndpoints.useDeletePetsByIdMutation();
  const remove = async ({ id }: Pet) => {
    const { error } = await deletePet({ id });
    if (error === undefined) onClose();
  };
  return (
    <Dialog
      isOpen={pet !== undefined}
      title={<NamedText say={(name) => t('delete.question', { name })} name={shown?.name ?? ''} />}
      closeLabel={t('delete.keep')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('delete.keep')}</Button>
          <Button kind="dangerFilled" isBusy={isLoading} onClick={() => pet && void remove(pet)}>
            {t('delete.pet')}
          </Button>
        </>
      }
    >
      <p>{t('delete.text')}</p>
    </Dialog>
  );
}
