import { BadgeCheck, MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vet } from '#shared/api/types.ts';
import cardLink from '#shared/content/card-link.module.css';
import { Rating } from '#shared/content/rating.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import card from '#shared/pet/pet-card.module.css';
import { PictureCard } from '#shared/pet/pet-card.tsx';
import { CardGrid } from '#shared/pet/pet-grid.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { WordList } from '#shared/pet/word-list.tsx';
import { Pill } from '#shared/content/pill.tsx';
import styles from './vet-grid.module.css';
import { VetWindow } from './vet-picture.tsx';

function Words({ vet }: { vet: Vet }) {
  const { t } = useTranslation(['vets', 'vet', 'shell']);
  const cityName = useCityName();
  return (
    <div className={`${card.words} ${styles.words}`}>
      <h2 className={card.name}>
        <PageLink to={`vet-${vet.id}`} className={cardLink.link}>
          <UserText>{vet.name}</UserText>
        </PageLink>
      </h2>
      <p className={`${card.price} ${styles.price}`}>
        <span className="visually-hidden">{t('card.fee')} </span>
        {formatPrice(t, vet.consultationFee)}
      </p>
      <p className={card.traits}>{t(`vet:specialty.${vet.specialty}`)}</p>
      <p className={styles.clinic}>
        <MapPin size={16} aria-hidden className={card.pin} />
        <UserText>{vet.clinicName}</UserText>
        {t('shell:comma')}
        {cityName(vet.city)}
      </p>
      <p className={styles.rating}>
        <Rating of={vet} />
        {vet.verified && (
          <span className={styles.verified}>
            <BadgeCheck size={16} aria-hidden />
            {t('card.verified')}
          </span>
        )}
      </p>
      {vet.services.length > 0 && (
        <WordList
          look="small"
          label={t('card.services')}
          words={vet.services}
          first={{ most: 3, more: (count) => t('card.moreServices', { count }) }}
          className={styles.services}
        />
      )}
    </div>
  );
}

function FeaturedPill() {
  const { t } = useTranslation('vets');
  return (
    <Pill tone="featured" icon={<Star size={16} aria-hidden />}>
      {t('card.featured')}
    </Pill>
  );
}

interface VetGridProps {
  vets: readonly Vet[];
  look: 'grid' | 'rows';
  /** How many pictures are in view when the page opens. */
  eager: number;
  /** A button on each picture. */
  corner?: ((vet: Vet) => ReactNode) | undefined;
}

/** Vets as cards, in columns or one under the other. */
export function VetGrid({ vets, corner, ...rest }: VetGridProps) {
  return (
    <CardGrid
      things={vets}
      card={(vet, { look, loading }) => (
        <PictureCard
          look={look}
          picture={<VetWindow vet={vet} {...loading} />}
          pill={vet.featured && <FeaturedPill />}
          corner={corner?.(vet)}
        >
          <Words vet={vet} />
        </PictureCard>
      )}
      {...rest}
    />
  );
}
