import { BadgeCheck, MapPin, Navigation, Star, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearbyStore, Store } from '#shared/api/types.ts';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import card from '#shared/pet/pet-card.module.css';
import { UserText } from '#shared/pet/user-text.tsx';
import { WordList } from '#shared/pet/word-list.tsx';
import type { PictureLoading } from '#shared/content/cover-picture.tsx';
import { freeShippingFrom } from '#shared/shop/free-shipping.ts';
import { Pill } from '#shared/content/pill.tsx';
import { Rating } from '#shared/content/rating.tsx';
import { satisfactionOf } from '../model/store-figures.ts';
import { useDistanceWords } from '../near/use-distance-words.ts';
import styles from './store-card.module.css';
import { StorePicture } from './store-picture.tsx';

const shownServices = 3;

/** In a list of stores near a place, each knows how far it is. */
export type ListedStore = Store & Partial<Pick<NearbyStore, 'distance'>>;

function Services({ services }: Pick<Store, 'services'>) {
  const { t } = useTranslation('stores');
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

/** How others found it: from the first review on. */
function Opinion({ store }: { store: Store }) {
  const { t } = useTranslation(['stores', 'shop']);
  const satisfaction = satisfactionOf(store);
  return (
    <p className={styles.opinion}>
      <Rating of={store} />
      {satisfaction !== undefined && <span>{t('card.satisfaction', { percent: satisfaction })}</span>}
      {store.verified && (
        <span className={styles.verified}>
          <BadgeCheck size={16} aria-hidden />
          {t('shop:verified')}
        </span>
      )}
    </p>
  );
}

function Words({ store }: { store: ListedStore }) {
  const { t } = useTranslation(['stores', 'shop', 'shell']);
  const cityName = useCityName();
  const distanceWords = useDistanceWords();
  return (
    <div className={`${card.words} ${styles.words}`}>
      <h2 className={card.name}>
        <PageLink to={`store-${store.id}`} className={card.link}>
          <UserText>{store.name}</UserText>
        </PageLink>
      </h2>
      <p>{t(`shop:type.${store.type}`)}</p>
      <p className={styles.line}>
        <MapPin size={16} aria-hidden />
        <span>{cityName(store.city)}</span>
        {store.distance !== undefined && (
          <b className={styles.distance}>
            <Navigation size={14} aria-hidden />
            {distanceWords(store.distance)}
          </b>
        )}
      </p>
      <Opinion store={store} />
      <p>{t('card.products', { count: store.products, amount: formatNumber(store.products) })}</p>
      <p className={styles.line}>
        <Truck size={16} className="mirrors" aria-hidden />
        <span>{t('shop:freeShipping', { amount: formatPrice(t, freeShippingFrom) })}</span>
      </p>
      <Services services={store.services} />
    </div>
  );
}

interface StoreCardProps {
  store: ListedStore;
  look: 'compact' | 'row';
  loading: PictureLoading;
  /** A button in the corner of the picture, above the link of the card. */
  corner?: ReactNode;
}

/** A store in a list. The link of the name stretches over the whole card. */
export function StoreCard({ store, look, loading, corner }: StoreCardProps) {
  const { t } = useTranslation('shop');
  return (
    <article className={`${card.card} ${card[look]}`}>
      <div className={card.window}>
        <div className={card.frame}>
          <StorePicture store={store} alt="" {...loading} />
          {store.featured && (
            <div className={card.pill}>
              <Pill tone="featured" icon={<Star size={16} aria-hidden />}>
                {t('featured')}
              </Pill>
            </div>
          )}
        </div>
        {corner && <div className={card.corner}>{corner}</div>}
      </div>
      <Words store={store} />
    </article>
  );
}
