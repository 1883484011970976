import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { ResendButton } from './resend-button.tsx';
import styles from './verification.module.css';

/** Asks a member to open the link of the mail; nothing once they have. */
export function VerificationBanner({ user }: { user: User }) {
  const { t } = useTranslation('verification');
  if (user.isEmailVerified) return null;
  return (
    <div className="container">
      <section aria-label={t('label')} className={styles.banner}>
        <p>
          {t('ask')} <bdi dir="ltr">{user.email}</bdi>
        </p>
        <ResendButton email={user.email} />
      </section>
    </div>
  );
}
