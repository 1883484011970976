import { BadgeCheck, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accessory } from '#shared/api/types.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import card from '#shared/pet/pet-card.module.css';
import { UserText } from '#shared/pet/user-text.tsx';
import type { PictureLoading } from '#shared/content/cover-picture.tsx';
import { Rating } from '#shared/content/rating.tsx';
import { isForSale } from '../model/offer.ts';
import styles from './accessory-card.module.css';
import { AccessoryPicture } from './accessory-picture.tsx';
import { OfferPill } from './offer-pill.tsx';
import { Price } from './price.tsx';

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

export interface AccessoryCardProps {
  accessory: Accessory;
  look: 'compact' | 'row' | 'plain';
  level: 2 | 3;
  hasStore: boolean;
  loading: PictureLoading;
  /** A button in the corner of the picture, above the link of the card. */
  corner?: ReactNode;
  /** What can be done with it at once, below its words. */
  action?: ReactNode;
}

/** A product in a list. The link of the name stretches over the whole card. */
export function AccessoryCard({ accessory, look, level, hasStore, loading, corner, action }: AccessoryCardProps) {
  const { t } = useTranslation(['accessories', 'shop']);
  const Heading = `h${level}` as const;
  return (
    <article className={`${card.card} ${card[look]} ${isForSale(accessory) ? '' : card.adopted}`}>
      <div className={card.window}>
        <div className={card.frame}>
          <AccessoryPicture accessory={accessory} alt="" {...loading} />
          <div className={card.pill}>
            <OfferPill accessory={accessory} />
          </div>
        </div>
        {corner && <div className={card.corner}>{corner}</div>}
      </div>
      <div className={`${card.words} ${styles.words}`}>
        <Heading className={card.name}>
          <PageLink to={`accessory-${accessory.id}`} className={card.link}>
            <UserText>{accessory.name}</UserText>
          </PageLink>
        </Heading>
        <p className={styles.price}>
          <span className="visually-hidden">{t('card.price')} </span>
          <Price accessory={accessory} />
        </p>
        <p className={card.traits}>{t(`shop:category.${accessory.category}`)}</p>
        {hasStore && <OfStore vendor={accessory.vendor} />}
        <p>
          <Rating of={accessory} />
        </p>
        {action && isForSale(accessory) && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
