import { useTranslation } from 'react-i18next';
import { passwordLevel } from '../../model/password-strength.ts';
import styles from './register.module.css';

const levels = [1, 2, 3, 4, 5] as const;

interface PasswordStrengthProps {
  password: string;
  common: ReadonlySet<string> | undefined;
}

/** Five segments and a word, Very Weak to Strong; nothing while the field is empty. */
export function PasswordStrength({ password, common }: PasswordStrengthProps) {
  const { t } = useTranslation('session');
  const level = passwordLevel(password, common);
  return (
    <div className={styles.meter} aria-live="polite">
      {password !== '' && (
        <>
          <span className={`${styles.segments} ${styles[`level${level}`]}`} aria-hidden>
            {levels.map((segment) => (
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
