import { ClipboardCheck, Handshake, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './trust.module.css';

const steps = [
  { name: 'write', Icon: PenLine },
  { name: 'review', Icon: ClipboardCheck },
  { name: 'meet', Icon: Handshake },
] as const;

/** How a listing gets here: written, reviewed by a person, found. */
export function CheckedStrip() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.strip} aria-labelledby="home-checked">
      <div className={`container ${styles.checkedRow}`}>
        <div>
          <h2 id="home-checked">{t('checked.title')}</h2>
          <p className={styles.checkedText}>{t('checked.text')}</p>
        </div>
        <ol>
          {steps.map(({ name, Icon }) => (
            <li key={name} className={styles.step}>
              <span className={styles.sign}>
                <Icon size={22} aria-hidden />
              </span>
              <div>
                <p className={styles.checkedName}>{t(`checked.${name}`)}</p>
                <p className={styles.soft}>{t(`checked.${name}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
