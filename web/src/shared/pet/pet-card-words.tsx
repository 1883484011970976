import type { DatedAge } from '@paltu/reference';
import { MapPin, Syringe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import cardLink from '../content/card-link.module.css';
import type { Pet } from '../api/types.ts';
import { PageLink } from '../navigation/page-link.tsx';
import type { Query } from '../navigation/page-path.ts';
import { excerpt } from './excerpt.ts';
import styles from './pet-card.module.css';
import { usePetWords } from './use-pet-words.ts';
import type { PetWords } from './use-pet-words.ts';
import { UserProse } from './user-prose.tsx';
import { UserText } from './user-text.tsx';

type ShownField = 'name' | 'species' | 'breed' | 'price' | 'location' | 'createdAt' | 'description' | 'vaccinated';

/** What a card shows of a pet. */
export type CardPet = Pick<Pet, ShownField | 'images' | 'status' | 'urgent' | 'featured'> & DatedAge;

export interface CardWords {
  pet: CardPet;
  /** Where its name leads, and with it the whole card; nowhere in a preview. */
  link?: { to: string; query?: Query };
  /** The level of the name as a heading. */
  level?: 2 | 3;
  /** In place of the words of the pet. */
  words?: Partial<PetWords>;
  /** What stands under the words, with actions of its own. */
  children?: ReactNode;
}

function CardName({ pet, link, level = 2 }: CardWords) {
  const Name = level === 2 ? 'h2' : 'h3';
  const name = <UserText>{pet.name}</UserText>;
  if (!link) return <p className={styles.name}>{name}</p>;
  return (
    <Name className={styles.name}>
      <PageLink {...link} className={cardLink.link}>
        {name}
      </PageLink>
    </Name>
  );
}

/** What stands under (or beside) the picture. Age is there twice, for the line it belongs to differs on a phone. */
export function PetCardWords({ pet, link, level, words: given, hasExcerpt, children }: CardWords & { hasExcerpt: boolean }) {
  const { t } = useTranslation(['pet', 'shell']);
  const words = { ...usePetWords(pet), ...given };
  // The day may have changed since the server rendered what follows from it.
  const age = (
    <bdi dir="auto" suppressHydrationWarning>
      {words.age}
    </bdi>
  );
  return (
    <div className={styles.words}>
      <CardName pet={pet} link={link} level={level} />
      <p className={pet.price > 0 ? styles.price : `${styles.price} ${styles.free}`}>{words.price}</p>
      <p className={styles.traits}>
        <UserText>{pet.breed}</UserText>
        {words.age && (
          <span className={styles.ageHere}>
            {t('shell:comma')}
            {age}
          </span>
        )}
      </p>
      {hasExcerpt && <UserProse className={styles.excerpt}>{excerpt(pet.description, 150) ?? pet.description}</UserProse>}
      <p className={styles.place}>
        <MapPin size={16} aria-hidden className={styles.pin} />
        <span className={styles.ageThere}>
          {age}
          {t('shell:comma')}
        </span>
        {words.city}
      </p>
      <p className={styles.since} suppressHydrationWarning>
        {words.since}
      </p>
      {pet.vaccinated && (
        <p className={styles.vaccinated}>
          <Syringe size={16} aria-hidden />
          {t('card.vaccinated')}
        </p>
      )}
      {children && <div className={styles.below}>{children}</div>}
    </div>
  );
}
