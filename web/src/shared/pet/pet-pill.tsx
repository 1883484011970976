import { Star, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '../api/types.ts';
import { Pill } from '../content/pill.tsx';
import { pillOf } from './pill-of.ts';

/** The one pill on a picture. */
export function PetPill({ pet }: { pet: Pick<Pet, 'status' | 'urgent' | 'featured'> }) {
  const { t } = useTranslation('pet');
  const kind = pillOf(pet);
  if (kind === 'adopted' || kind === 'pending') return <Pill tone={kind}>{t(`status.${pet.status}`)}</Pill>;
  if (kind === 'urgent') {
    return (
      <Pill tone="urgent" icon={<Zap size={16} aria-hidden />}>
        {t('card.urgent')}
      </Pill>
    );
  }
  if (kind === undefined) return null;
  return (
    <Pill tone="featured" icon={<Star size={16} aria-hidden />}>
      {t('card.featured')}
    </Pill>
  );
}
