import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { userChanged } from '../../model/session-slice.ts';

/** Cancels the new address that waits for its link. */
export function KeepEmailButton() {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [cancel, { isLoading }] = authEndpoints.useDeleteAuthProfilePendingEmailMutation();
  const keep = async () => {
    const { data, error } = await cancel();
    if (error) return toast.error(errorText(error, t('keepFailed')));
    dispatch(userChanged(data.user));
    toast.success(t('kept'));
  };
  return (
    <Button isBusy={isLoading} icon={<Undo2 size={20} aria-hidden />} onClick={() => void keep()}>
      {t('keep')}
    </Button>
  );
}
