import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { KeepEmailButton } from './verification/keep-email-button.tsx';
import { ResendButton } from '../../features/session/resend-button.tsx';
import styles from '../../features/session/verify-email-screen.module.css';

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
