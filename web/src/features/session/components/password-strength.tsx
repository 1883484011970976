import { useTranslation } from 'react-i18next';
import { passwordStrength } from '../model/password-strength.ts';
import styles from './password-strength.module.css';

/** Five segments and a word, Very Weak to Strong; nothing while the field is empty. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('session');
  const score = passwordStrength(password);
  const level = Math.max(1, score);
  return (
    <div className={styles.meter} aria-live="polite">
      {password !== '' && (
        <>
          <span className={`${styles.segments} ${styles[`level${level}`]}`} aria-hidden>
            {[1, 2, 3, 4, 5].map((segment) => (
              <span key={segment} className={segment <= level ? styles.on : undefined} />
            ))}
          </span>
          <span>
            <span className="visually-hidden">{t('strength.label')} </span>
            {t(`strength.level${level}`)}
          </span>
        </>
      )}
    </div>
  );
}
