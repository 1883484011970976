import { BadgeCheck, Check, ClipboardCheck, Clock, Handshake, Languages, LockKeyhole, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#shared/ui/button.tsx';
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

const reasons = [
  { name: 'checked', Icon: ClipboardCheck },
  { name: 'answers', Icon: Clock },
  { name: 'private', Icon: LockKeyhole },
  { name: 'both', Icon: Languages },
] as const;

/** Why here and not elsewhere. */
export function Reasons() {
  const { t } = useTranslation('home');
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ name, Icon }) => (
        <li key={name}>
          <Icon size={28} aria-hidden />
          <h3>{t(`reasons.${name}`)}</h3>
          <p>{t(`reasons.${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The programme of stores and vets who show their papers. */
export function VerifiedSellers() {
  const { t } = useTranslation('home');
  return (
    <div className="container">
      <section className={styles.sellers} aria-labelledby="home-sellers">
        <div>
          <h2 id="home-sellers" className={styles.sellersTitle}>
            <BadgeCheck size={32} aria-hidden />
            {t('sellers.title')}
          </h2>
          <p className={styles.sellersText}>{t('sellers.text')}</p>
          <ActionLink to="faq" query={{ category: 'verification' }}>
            {t('sellers.action')}
          </ActionLink>
        </div>
        <ul className={styles.points}>
          {(['papers', 'answer', 'mark'] as const).map((point) => (
            <li key={point}>
              <Check size={20} aria-hidden />
              {t(`sellers.${point}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
