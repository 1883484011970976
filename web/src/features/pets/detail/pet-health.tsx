import { Check, Cpu, HeartPulse, Scissors, Stethoscope, Syringe, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Section } from '#shared/ui/section.tsx';
import styles from './screen.module.css';

interface HealthRowProps {
  icon: LucideIcon;
  label: string;
  text: ReactNode;
  /** True and false end in a sign. */
  isSo?: boolean;
}

function HealthRow({ icon: Icon, label, text, isSo }: HealthRowProps) {
  const sign = isSo ? <Check size={20} className={styles.yes} aria-hidden /> : <X size={20} aria-hidden />;
  return (
    <li className={styles.health}>
      <span className={isSo === false ? `${styles.icon} ${styles.faint}` : styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.healthWords}>
        <p className={styles.strong}>{label}</p>
        <p className={styles.small}>{text}</p>
      </div>
      {isSo !== undefined && sign}
    </li>
  );
}

const claims = [
  { field: 'vaccinated', icon: Syringe },
  { field: 'neutered', icon: Scissors },
  { field: 'microchipped', icon: Cpu },
] as const;

export function PetHealth({ pet }: { pet: Pet }) {
  const { t } = useTranslation(['pets', 'pet']);
  return (
    <Section title={t('detail.health.title')}>
      <ul className={styles.rows}>
        <HealthRow icon={HeartPulse} label={t('detail.health.overall')} text={t(`pet:healthStatus.${pet.healthStatus}`)} />
        {claims.map(({ field, icon }) => (
          <HealthRow
            key={field}
            icon={icon}
            label={t(`detail.health.${field}`)}
            text={t(pet[field] ? 'detail.health.yes' : 'detail.health.no')}
            isSo={pet[field]}
          />
        ))}
        {pet.specialNeeds && (
          <HealthRow icon={Stethoscope} label={t('detail.health.specialNeeds')} text={<UserText>{pet.specialNeeds}</UserText>} />
        )}
      </ul>
    </Section>
  );
}
