import { BadgeCheck, MapPin, Navigation, Star, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory, NearbyStore, Store } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import type { PictureLoading } from '#shared/content/cover-picture.tsx';
import cardLink from '#shared/content/card-link.module.css';
import { Rating } from '#shared/content/rating.tsx';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import card from '#shared/pet/pet-card.module.css';
import { PictureCard } from '#shared/pet/pet-card.tsx';
import { CardGrid } from '#shared/pet/pet-grid.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { WordList } from '#shared/pet/word-list.tsx';
import { freeShippingFrom } from '#shared/shop/free-shipping.ts';
import { Pill } from '#shared/content/pill.tsx';
import styles from './store-grid.module.css';

/** In a list of stores near a place, each knows how far it is. */
export type ListedStore = Store & Partial<Pick<NearbyStore, 'distance'>>;

/** How content buyers are, in percent; undefined before the first review. */
export function satisfactionOf({ rating, reviews }: Pick<Store, 'rating' | 'reviews'>): number | undefined {
  return reviews > 0 ? Math.round(rating * 20) : undefined;
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

/** Metres as a reader counts them: "450 m", "1.2 km", "34 km". */
function useDistanceWords(): (metres: number) => string {
  const { t } = useTranslation('stores');
  return (metres) => {
    const toTen = Math.round(metres / 10) * 10;
    if (toTen < 1000) return t('near.metres', { amount: formatNumber(toTen) });
    const km = metres / 1000;
    return t('near.kilometres', { amount: formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)) });
  };
}

function Words({ store }: { store: ListedStore }) {
  const { t } = useTranslation(['stores', 'shop', 'shell']);
  const cityName = useCityName();
  const distanceWords = useDistanceWords();
  return (
    <div className={`${card.words} ${styles.words}`}>
      <h2 className={card.name}>
        <PageLink to={`store-${store.id}`} className={cardLink.link}>
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
      {store.services.length > 0 && (
        <WordList
          look="small"
          label={t('card.services')}
          words={store.services}
          first={{ most: 3, more: (count) => t('card.moreServices', { count }) }}
          className={styles.services}
        />
      )}
    </div>
  );
}

/** A smaller picture of a store is no banner, in pixels. */
const leastBanner = 1000;

interface StorePictureProps extends PictureLoading {
  store: Pick<Store, 'image' | 'banner'>;
  /** The picture of the store, or the wide one above its pages; each stands in for the other where it is large enough. */
  which?: 'image' | 'banner';
  alt?: string;
}

/** A picture of a store that fills its frame; a window with an animal when there is none. */
export function StorePicture({ store: { image, banner }, which = 'image', ...rest }: StorePictureProps) {
  const stretched = image !== null && image.width >= leastBanner ? image : null;
  const picture = which === 'image' ? (image ?? banner) : (banner ?? stretched);
  return <CoverPicture image={picture ?? undefined} none="window-rabbit" {...rest} />;
}

function FeaturedPill() {
  const { t } = useTranslation('shop');
  return (
    <Pill tone="featured" icon={<Star size={16} aria-hidden />}>
      {t('featured')}
    </Pill>
  );
}

interface StoreGridProps {
  stores: readonly ListedStore[];
  look: 'grid' | 'rows';
  /** How many pictures are in view when the page opens. */
  eager: number;
  /** A button on each picture. */
  corner?: ((store: Store) => ReactNode) | undefined;
}

/** Stores as cards, in columns or one under the other. */
export function StoreGrid({ stores, corner, ...rest }: StoreGridProps) {
  return (
    <CardGrid
      things={stores}
      card={(store, { look, loading }) => (
        <PictureCard
          look={look}
          picture={<StorePicture store={store} alt="" {...loading} />}
          pill={store.featured && <FeaturedPill />}
          corner={corner?.(store)}
        >
          <Words store={store} />
        </PictureCard>
      )}
      {...rest}
    />
  );
}

/** The store that sells a product: its picture, its name, and what is known. What the product knows of it is there at once. */
export function VendorLine({ of: { vendor, vendorId } }: { of: Pick<Accessory, 'vendor' | 'vendorId'> }) {
  const { t } = useTranslation(['stores', 'shop']);
  const cityName = useCityName();
  const store = commerceEndpoints.useGetStoresByIdQuery({ id: vendorId }).currentData?.store;
  return (
    <div className={styles.vendorLine}>
      <span className={styles.picture}>
        <StorePicture store={store ?? { image: null, banner: null }} sizes="56px" />
      </span>
      <div>
        <PageLink to={`store-${vendorId}`} className={styles.name}>
          <UserText>{vendor.name}</UserText>
        </PageLink>
        {vendor.verified && (
          <p className={styles.vendorVerified}>
            <BadgeCheck size={18} aria-hidden />
            {t('shop:verified')}
          </p>
        )}
        {/* Its line is there before it has a text. */}
        <p className={styles.more}>
          {store && (
            <>
              {cityName(store.city)} <Rating of={store} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}
