import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { MemberAccount } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { useLast } from '#shared/content/use-last.ts';
import { RoleTrail } from './role-trail.tsx';

interface RoleDialogProps {
  /** Whose role is asked about; without one the dialog is closed. */
  member: MemberAccount | undefined;
  /** The admin who asks. */
  ownId: string;
  onClose: () => void;
}

/** What became of a member's role so far, and the question whether it shall be another; stays open when that fails. */
export function RoleDialog({ member, ownId, onClose }: RoleDialogProps) {
  const { t } = useTranslation('members');
  const shown = useLast(member);
  const [change, { isLoading }] = authEndpoints.usePatchAuthUsersByIdRoleMutation();
  const isAdmin = shown?.userType === 'admin';
  const confirm = async ({ id, fullName }: MemberAccount) => {
    const { error } = await change({ id, body: { role: isAdmin ? 'user' : 'admin' }, seen: { name: fullName } });
    if (error === undefined) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      title={<NamedText sentence={(name) => t(isAdmin ? 'role.take' : 'role.give', { name })} name={shown?.fullName ?? ''} />}
      words={{ keep: t('role.keep'), confirm: t(isAdmin ? 'role.confirmTake' : 'role.confirmGive') }}
      kind={isAdmin ? 'dangerFilled' : 'primary'}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => member && void confirm(member)}
    >
      <p>{t(isAdmin ? 'role.takeText' : 'role.giveText')}</p>
      {isAdmin && shown.id === ownId && (
        <p>
          <strong>{t('role.own')}</strong>
        </p>
      )}
      {shown && <RoleTrail id={shown.id} />}
    </ConfirmDialog>
  );
}
