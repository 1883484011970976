import { BadgeCheck, MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vet } from '#shared/api/types.ts';
import type { PictureLoading } from '#shared/content/cover-picture.tsx';
import { Rating } from '#shared/content/rating.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import card from '#shared/pet/pet-card.module.css';
import grid from '#shared/pet/pet-grid.module.css';
import { gridSizes } from '#shared/pet/pet-grid.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { WordList } from '#shared/pet/word-list.tsx';
import { Pill } from '#shared/content/pill.tsx';
import styles from './vet-grid.module.css';
import { VetWindow } from './vet-picture.tsx';

const shownServices = 3;

function Services({ services }: Pick<Vet, 'services'>) {
  const { t } = useTranslation('vets');
  const hidden = services.length - shownServices;
  if (services.length === 0) return null;
  return (
    <WordList
      look="small"
      label={t('card.services')}
      words={services.slice(0, shownServices)}
      more={hidden > 0 && t('card.moreServices', { count: hidden })}
      className={styles.services}
    />
  );
}

function Words({ vet }: { vet: Vet }) {
  const { t } = useTranslation(['vets', 'vet', 'shell']);
  const cityName = useCityName();
  return (
    <div className={`${card.words} ${styles.words}`}>
      <h2 className={card.name}>
        <PageLink to={`vet-${vet.id}`} className={card.link}>
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
      <Services services={vet.services} />
    </div>
  );
}

interface VetCardProps {
  vet: Vet;
  look: 'compact' | 'row';
  loading: PictureLoading;
  /** A button in the corner of the picture, above the link of the card. */
  corner?: ReactNode;
}

/** A vet in a list. The link of the name stretches over the whole card. */
export function VetCard({ vet, look, loading, corner }: VetCardProps) {
  const { t } = useTranslation('vets');
  return (
    <article className={`${card.card} ${card[look]}`}>
      <div className={card.window}>
        <div className={card.frame}>
          <VetWindow vet={vet} {...loading} />
          {vet.featured && (
            <div className={card.pill}>
              <Pill tone="featured" icon={<Star size={16} aria-hidden />}>
                {t('card.featured')}
              </Pill>
            </div>
          )}
        </div>
        {corner && <div className={card.corner}>{corner}</div>}
      </div>
      <Words vet={vet} />
    </article>
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
export function VetGrid({ vets, look, eager, corner }: VetGridProps) {
  return (
    <ul className={grid[look]}>
      {vets.map((vet, index) => (
        <li key={vet.id} className={grid.place}>
          <VetCard
            vet={vet}
            look={look === 'grid' ? 'compact' : 'row'}
            loading={{ sizes: gridSizes[look], isFirst: index < eager }}
            corner={corner?.(vet)}
          />
        </li>
      ))}
    </ul>
  );
}
