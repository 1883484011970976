import { Check, Cpu, HeartPulse, Scissors, Stethoscope, Syringe, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { isAskedOf } from '#shared/pet/asked-of.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Section } from '#shared/content/section.tsx';
import styles from './screen.module.css';

const claims = [
  { name: 'vaccinated', Icon: Syringe },
  { name: 'neutered', Icon: Scissors },
  { name: 'microchipped', Icon: Cpu },
] as const;

interface HealthRow {
  name: 'overall' | (typeof claims)[number]['name'] | 'specialNeeds';
  Icon: LucideIcon;
  text: ReactNode;
  /** True and false end in a sign. */
  isSo?: boolean;
}

export function PetHealth({ pet }: { pet: Pet }) {
  const { t } = useTranslation(['pets', 'pet']);
  const rows: HealthRow[] = [
    { name: 'overall', Icon: HeartPulse, text: t(`pet:healthStatus.${pet.healthStatus}`) },
    ...claims
      .filter(({ name }) => isAskedOf(pet.species, name))
      .map((claim) => ({ ...claim, isSo: pet[claim.name], text: t(pet[claim.name] ? 'detail.health.yes' : 'detail.health.no') })),
  ];
  if (pet.specialNeeds) rows.push({ name: 'specialNeeds', Icon: Stethoscope, text: <UserText>{pet.specialNeeds}</UserText> });
  return (
    <Section title={t('detail.health.title')}>
      <ul className={styles.health}>
        {rows.map(({ name, Icon, text, isSo }) => (
          <li key={name}>
            <Icon size={20} className={isSo === false ? styles.faint : styles.icon} aria-hidden />
            <p>
              <strong>{t(`detail.health.${name}`)}</strong> {text}
            </p>
            {isSo === true && <Check size={20} className={styles.yes} aria-hidden />}
            {isSo === false && <X size={20} aria-hidden />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
