import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import '../../../features/session/resend-button.tsx';
import { userChanged } from '../../../features/session/model/session-slice.ts';

/** Cancels the new address that waits for its link. */
export function KeepEmailButton() {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const [cancel, { isLoading }] = authEndpoints.useDeleteAuthProfilePendingEmailMutation();
  const keep = async () => {
    const { data } = await cancel();
    if (data) dispatch(userChanged(data.user));
  };
  return (
    <Button isBusy={isLoading} icon={<Undo2 size={20} aria-hidden />} onClick={() => void keep()}>
      {t('keep')}
    </Button>
  );
}
