import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import type { User } from '#shared/api/types.ts';
import { ResendButton } from '../../features/session/resend-button.tsx';
import { userChanged } from '../../features/session/model/session-slice.ts';
import styles from '../../features/session/verify-email-screen.module.css';

/** Cancels the new address that waits for its link. */
function KeepEmailButton() {
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

/** Asks a member to open the link of the mail, which waits at a new address or at their own; nothing once they have. */
export function VerificationBanner({ user }: { user: User }) {
  const { t } = useTranslation('verification');
  const { email, isEmailVerified, pendingEmail } = user;
  if (isEmailVerified && pendingEmail === null) return null;
  return (
    <div className="container">
      <section aria-label={t(isEmailVerified ? 'labelNew' : 'label')} className={styles.banner}>
        <div className={styles.words}>
          <p>
            {t(pendingEmail === null ? 'ask' : 'askNew')} <bdi dir="ltr">{pendingEmail ?? email}</bdi>
          </p>
          {pendingEmail !== null && (
            <p>
              {t('until')} <bdi dir="ltr">{email}</bdi>
            </p>
          )}
        </div>
        <ResendButton />
        {pendingEmail !== null && <KeepEmailButton />}
      </section>
    </div>
  );
}
