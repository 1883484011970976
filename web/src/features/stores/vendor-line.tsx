import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Rating } from '#shared/content/rating.tsx';
import { StorePicture } from './card/store-picture.tsx';
import styles from './vendor-line.module.css';

/** The store that sells a product: its picture, its name, and what is known. What the product knows of it is there at once. */
export function VendorLine({ of: { vendor, vendorId } }: { of: Pick<Accessory, 'vendor' | 'vendorId'> }) {
  const { t } = useTranslation(['stores', 'shop']);
  const cityName = useCityName();
  const store = commerceEndpoints.useGetStoresByIdQuery({ id: vendorId }).currentData?.store;
  return (
    <div className={styles.line}>
      <span className={styles.picture}>
        <StorePicture store={store ?? { image: null, banner: null }} sizes="56px" />
      </span>
      <div>
        <PageLink to={`store-${vendorId}`} className={styles.name}>
          <UserText>{vendor.name}</UserText>
        </PageLink>
        {vendor.verified && (
          <p className={styles.verified}>
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
