import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { useDeletePetMutation } from '../api/my-pets-api.ts';
import { places } from '../model/dashboard-place.ts';

/** Deletes a listing, says how it went, and resolves to whether it did; a success leads back to the list. */
export function useDeletePet() {
  const { t } = useTranslation('my-pets');
  const [remove, { isLoading }] = useDeletePetMutation();
  const deletePet = async ({ id }: Pet): Promise<boolean> => {
    try {
      await remove(id).unwrap();
    } catch {
      toast.error(t('delete.failed'));
      return false;
    }
    toast.success(t('delete.done'));
    navigate('dashboard', { query: places.list, isFree: true });
    return true;
  };
  return { deletePet, isDeleting: isLoading };
}
