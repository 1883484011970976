import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { MemberAccount } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useLast } from '#shared/ui/use-last.ts';

interface LogOutDialogProps {
  /** Who shall be logged out; without one the dialog is closed. */
  member: MemberAccount | undefined;
  /** The admin who asks. */
  ownId: string;
  onClose: () => void;
}

/** Whether a member shall be logged out on every device; stays open when that fails. */
export function LogOutDialog({ member, ownId, onClose }: LogOutDialogProps) {
  const { t } = useTranslation('members');
  const shown = useLast(member);
  const [end, { isLoading }] = authEndpoints.useDeleteAuthUsersByIdSessionsMutation();
  const confirm = async ({ id, fullName }: MemberAccount) => {
    const { error } = await end({ id, seen: { name: fullName } });
    if (error === undefined) onClose();
  };
  return (
    <Dialog
      isOpen={member !== undefined}
      title={<NamedText say={(name) => t('sessions.question', { name })} name={shown?.fullName ?? ''} />}
      closeLabel={t('role.keep')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('role.keep')}</Button>
          <Button kind="dangerFilled" isBusy={isLoading} onClick={() => member && void confirm(member)}>
            {t('sessions.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('sessions.text')}</p>
      {shown?.id === ownId && (
        <p>
          <strong>{t('role.own')}</strong>
        </p>
      )}
    </Dialog>
  );
}
