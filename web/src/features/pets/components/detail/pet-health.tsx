import { Check, Cpu, HeartPulse, Scissors, Stethoscope, Syringe, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { UserText } from '../user-text.tsx';
import { DetailSection } from './detail-section.tsx';
import styles from './pet-health.module.css';

interface HealthRowProps {
  icon: ReactNode;
  label: string;
  text: ReactNode;
  /** True and false end in a sign. */
  isSo?: boolean;
}

function HealthRow({ icon, label, text, isSo }: HealthRowProps) {
  const sign = isSo ? <Check size={20} className={styles.yes} aria-hidden /> : <X size={20} aria-hidden />;
  return (
    <li className={styles.row}>
      <span className={isSo === false ? `${styles.icon} ${styles.faint}` : styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {isSo !== undefined && sign}
    </li>
  );
}

export function PetHealth({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  const answer = (isSo: boolean) => t(isSo ? 'detail.health.yes' : 'detail.health.no');
  return (
    <DetailSection title={t('detail.health.title')}>
      <ul className={styles.rows}>
        <HealthRow
          icon={<HeartPulse size={20} aria-hidden />}
          label={t('detail.health.overall')}
          text={t(`healthStatus.${pet.healthStatus}`)}
        />
        <HealthRow
          icon={<Syringe size={20} aria-hidden />}
          label={t('detail.health.vaccinated')}
          text={answer(pet.vaccinated)}
          isSo={pet.vaccinated}
        />
        <HealthRow
          icon={<Scissors size={20} aria-hidden />}
          label={t('detail.health.neutered')}
          text={answer(pet.neutered)}
          isSo={pet.neutered}
        />
        <HealthRow
          icon={<Cpu size={20} aria-hidden />}
          label={t('detail.health.microchipped')}
          text={answer(pet.microchipped)}
          isSo={pet.microchipped}
        />
        {pet.specialNeeds && (
          <HealthRow
            icon={<Stethoscope size={20} aria-hidden />}
            label={t('detail.health.specialNeeds')}
            text={<UserText>{pet.specialNeeds}</UserText>}
          />
        )}
      </ul>
    </DetailSection>
  );
}
