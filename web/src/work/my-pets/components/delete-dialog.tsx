import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { useLast } from '#shared/content/use-last.ts';

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
    <ConfirmDialog
      isOpen={pet !== undefined}
      title={<NamedText sentence={(name) => t('delete.question', { name })} name={shown?.name ?? ''} />}
      words={{ keep: t('delete.keep'), confirm: t('delete.pet') }}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => pet && void remove(pet)}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
