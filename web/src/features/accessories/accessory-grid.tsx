import { BadgeCheck, Star, Store, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accessory } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import type { PictureLoading } from '#shared/content/cover-picture.tsx';
import cardLink from '#shared/content/card-link.module.css';
import { Rating } from '#shared/content/rating.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import card from '#shared/pet/pet-card.module.css';
import { PictureCard } from '#shared/pet/pet-card.tsx';
import { CardGrid } from '#shared/pet/pet-grid.tsx';
import type { GridLook, GridPlace } from '#shared/pet/pet-grid.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Pill } from '#shared/content/pill.tsx';
import styles from './accessories.module.css';
import { availabilityOf, discountOf, isForSale } from './offer.ts';

/** Whose it is; left out on the pages of its own store. */
function OfStore({ vendor: { name, verified } }: Pick<Accessory, 'vendor'>) {
  const { t } = useTranslation('shop');
  return (
    <p className={styles.store}>
      <Store size={16} aria-hidden />
      <UserText>{name}</UserText>
      {verified && (
        <>
          <BadgeCheck size={16} className={styles.verified} aria-hidden />
          <span className="visually-hidden">{t('verified')}</span>
        </>
      )}
    </p>
  );
}

interface AccessoryCardProps extends GridPlace {
  accessory: Accessory;
  level: 2 | 3;
  hasStore: boolean;
  /** A button in the corner of the picture, above the link of the card. */
  corner?: ReactNode;
  /** What can be done with it at once, below its words. */
  action?: ReactNode;
  note?: ReactNode;
}

/** What it costs, and what it cost before: one line that holds both. */
export function Price({ accessory }: { accessory: Pick<Accessory, 'price' | 'originalPrice'> }) {
  const { t } = useTranslation('accessories');
  const { price, originalPrice } = accessory;
  return (
    <>
      <span className={styles.amount}>{formatPrice(t, price)}</span>
      {discountOf(accessory) > 0 && (
        <>
          {' '}
          <s className={styles.before}>
            <span className="visually-hidden">{t('card.before')} </span>
            {formatPrice(t, originalPrice)}
          </s>
        </>
      )}
    </>
  );
}

/** The one thing to know first: why it cannot be bought, else what is saved, else that it is shown before others. */
function OfferPill({ accessory }: { accessory: Accessory }) {
  const { t } = useTranslation(['accessories', 'shop']);
  const availability = availabilityOf(accessory);
  const percent = discountOf(accessory);
  if (availability === 'recalled') {
    return (
      <Pill tone="rejected" icon={<TriangleAlert size={16} aria-hidden />}>
        {t('availability.recalled')}
      </Pill>
    );
  }
  if (availability === 'closed' || availability === 'unregistered' || availability === 'out-of-stock')
    return <Pill tone="adopted">{t(`availability.${availability}`)}</Pill>;
  if (percent > 0) return <Pill tone="urgent">{t('card.discount', { percent })}</Pill>;
  if (!accessory.featured) return null;
  return (
    <Pill tone="featured" icon={<Star size={16} aria-hidden />}>
      {t('shop:featured')}
    </Pill>
  );
}

interface AccessoryPictureProps extends PictureLoading {
  accessory: Pick<Accessory, 'images'>;
  /** Which of its pictures. */
  index?: number;
  alt?: string;
}

/** One picture of a product that fills its frame; a window with an animal when there is none. */
export function AccessoryPicture({ accessory: { images }, index = 0, ...rest }: AccessoryPictureProps) {
  return <CoverPicture image={images[index]} none="window-hamster" {...rest} />;
}

/** A product in a list. The link of the name stretches over the whole card. */
function AccessoryCard({ accessory, look, level, hasStore, loading, corner, action, note }: AccessoryCardProps) {
  const { t } = useTranslation(['accessories', 'shop']);
  const Heading = `h${level}` as const;
  return (
    <PictureCard
      look={look}
      isOver={!isForSale(accessory)}
      picture={<AccessoryPicture accessory={accessory} alt="" {...loading} />}
      pill={<OfferPill accessory={accessory} />}
      corner={corner}
    >
      <div className={`${card.words} ${styles.words}`}>
        <Heading className={card.name}>
          <PageLink to={`accessory-${accessory.id}`} className={cardLink.link}>
            <UserText>{accessory.name}</UserText>
          </PageLink>
        </Heading>
        <p className={styles.price}>
          <span className="visually-hidden">{t('card.price')} </span>
          <Price accessory={accessory} />
        </p>
        {note}
        <p className={card.traits}>{t(`shop:category.${accessory.category}`)}</p>
        {hasStore && <OfStore vendor={accessory.vendor} />}
        <p>
          <Rating of={accessory} />
        </p>
        {action && isForSale(accessory) && <div className={styles.action}>{action}</div>}
      </div>
    </PictureCard>
  );
}

export interface AccessoryGridProps {
  accessories: readonly Accessory[];
  look?: GridLook;
  level?: 2 | 3;
  /** Whether each card names its store. */
  hasStore?: boolean;
  /** How many pictures are in view when the page opens. */
  eager?: number;
  /** A button on each picture. */
  corner?: ((accessory: Accessory) => ReactNode) | undefined;
  /** What can be done with each at once, such as to buy it. */
  action?: ((accessory: Accessory) => ReactNode) | undefined;
  /** What else there is to know of the price of each. */
  note?: ((accessory: Accessory) => ReactNode) | undefined;
}

/** Products as cards: in columns, one under the other, or in a strip. */
export function AccessoryGrid({ accessories, look, level = 2, hasStore = true, eager, corner, action, note }: AccessoryGridProps) {
  return (
    <CardGrid
      things={accessories}
      look={look}
      eager={eager}
      card={(accessory, place) => (
        <AccessoryCard
          accessory={accessory}
          level={level}
          hasStore={hasStore}
          corner={corner?.(accessory)}
          action={action?.(accessory)}
          note={note?.(accessory)}
          {...place}
        />
      )}
    />
  );
}
