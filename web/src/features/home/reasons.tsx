import { ClipboardCheck, Clock, Languages, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './trust.module.css';

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
