import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { MemberAccount } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { useLast } from '#shared/content/use-last.ts';

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
    <ConfirmDialog
      isOpen={member !== undefined}
      title={<NamedText sentence={(name) => t('sessions.question', { name })} name={shown?.fullName ?? ''} />}
      words={{ keep: t('role.keep'), confirm: t('sessions.confirm') }}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => member && void confirm(member)}
    >
      <p>{t('sessions.text')}</p>
      {shown?.id === ownId && (
        <p>
          <strong>{t('role.own')}</strong>
        </p>
      )}
    </ConfirmDialog>
  );
}
