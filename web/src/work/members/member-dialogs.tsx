import { formerMember } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { Change } from '#shared/api/endpoint.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import type { MemberAccount, MemberAct, RoleChange } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AskForm } from '#shared/work/ask-form.tsx';
import { AskDialog, ConfirmDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { useLast } from '#shared/content/use-last.ts';
import styles from './members.module.css';

type Changing = Pick<Change<'patchAuthUsersByIdRole'>, 'seen'>;

const textFor = (
  key: 'admin' | 'user' | 'failed' | 'loggedOut' | 'notLoggedOut' | 'suspended' | 'reinstated' | 'notSuspended',
  { seen }: Changing,
) => ({
  key: `members:outcome.${key}` as const,
  values: { name: seen?.['name'] },
});

outcome(authEndpoints.endpoints.patchAuthUsersByIdRole, {
  done: (_changed, asked) => textFor(asked.body.role, asked),
  failed: (error, asked) => refusalText(error, textFor('failed', asked)),
});

outcome(authEndpoints.endpoints.deleteAuthUsersByIdSessions, {
  done: (_ended, asked) => textFor('loggedOut', asked),
  failed: (error, asked) => refusalText(error, textFor('notLoggedOut', asked)),
});

outcome(authEndpoints.endpoints.patchAuthUsersByIdSuspension, {
  done: (_changed, asked) => textFor(asked.body.suspended ? 'suspended' : 'reinstated', asked),
  failed: (error, asked) => refusalText(error, textFor('notSuspended', asked)),
});

/** Who decided: an operator, an admin, or one whose account is gone; or from what it followed. */
export function Decider({
  change: { by, byName, caseId, act },
}: {
  change: Pick<RoleChange, 'by' | 'byName'> & Partial<Pick<MemberAct, 'caseId' | 'act'>>;
}) {
  const { t } = useTranslation('members');
  if (caseId) return t(act === 'reinstated' ? 'trail.overturned' : 'trail.upheld');
  if (byName === null && by === null) return t('trail.operator');
  return <MemberName>{byName ?? formerMember}</MemberName>;
}

function Changes({ changes }: { changes: readonly RoleChange[] }) {
  const { t, i18n } = useTranslation('members');
  if (changes.length === 0) return <p className={styles.meta}>{t('trail.empty')}</p>;
  return (
    <ol>
      {changes.map((change) => (
        <li key={change.at} className={styles.change}>
          <strong>{t(`trail.${change.to}`)}</strong>
          <span className={styles.meta}>
            <Decider change={change} /> · {formatDate(i18n.language, change.at)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who gave and took the member's role, the first change first. */
function RoleTrail({ id }: { id: string }) {
  const { t } = useTranslation('members');
  const { currentData, isError, isFetching, refetch } = authEndpoints.useGetAuthUsersByIdRolesQuery({ id });
  return (
    <section aria-label={t('trail.title')} className={styles.trail}>
      <h3>{t('trail.title')}</h3>
      {currentData && <Changes changes={currentData.changes} />}
      {!currentData && !isError && (
        <Skeleton>
          <SkeletonBlock shape="line" />
          <SkeletonBlock shape="short" />
        </Skeleton>
      )}
      {!currentData && isError && <ErrorState title={t('trail.error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </section>
  );
}

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

function SuspendForm({ member: { id, fullName }, ...given }: AskedForm & { member: MemberAccount }) {
  const { t } = useTranslation('members');
  const [change] = authEndpoints.usePatchAuthUsersByIdSuspensionMutation();
  const send = async (reason: string) =>
    (await change({ id, body: { suspended: true, reason }, seen: { name: fullName } })).error === undefined;
  return (
    <AskForm
      {...given}
      about={`suspend.${id}`}
      field={{ label: t('suspension.reason'), hint: t('suspension.hint') }}
      kind="dangerFilled"
      submit={t('suspension.ask')}
      send={send}
    >
      <p>{t('suspension.text')}</p>
    </AskForm>
  );
}

interface SuspendDialogProps {
  /** Who shall be kept out; without one the dialog is closed. */
  member: MemberAccount | undefined;
  onClose: () => void;
}

/** Asks why a member shall be kept out; stays open, with what was written, when that fails. */
export function SuspendDialog({ member, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('members');
  return (
    <AskDialog
      asked={member}
      keyOf={({ id }) => id}
      title={({ fullName }) => <NamedText sentence={(name) => t('suspension.question', { name })} name={fullName} />}
      cancel={t('role.keep')}
      onClose={onClose}
    >
      {(shown, given) => <SuspendForm {...given} member={shown} />}
    </AskDialog>
  );
}
