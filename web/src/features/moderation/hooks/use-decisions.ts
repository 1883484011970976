import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { useApproveListingMutation, useRejectListingMutation } from '../api/reviews-api.ts';

/** Approve and reject the version that is on the screen; says how it went, and resolves to whether it did. */
export function useDecisions(onDecided: (pet: ReviewedPet) => void) {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const [approve, approving] = useApproveListingMutation();
  const [reject, rejecting] = useRejectListingMutation();

  const settle = async (pet: ReviewedPet, decided: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await decided;
    } catch (error) {
      toast.error(errorText(error, t('decision.failed', { name: pet.name })));
      return false;
    }
    toast.success(done);
    onDecided(pet);
    return true;
  };

  return {
    isBusy: approving.isLoading || rejecting.isLoading,
    isApproving: approving.isLoading,
    isRejecting: rejecting.isLoading,
    approve: (pet: ReviewedPet) =>
      settle(pet, approve({ id: pet.id, contentVersion: pet.contentVersion }).unwrap(), t('decision.approved', { name: pet.name })),
    reject: (pet: ReviewedPet, rejectionReason: string) =>
      settle(
        pet,
        reject({ id: pet.id, contentVersion: pet.contentVersion, rejectionReason }).unwrap(),
        t('decision.rejected', { name: pet.name }),
      ),
  };
}
