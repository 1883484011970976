import { Clock, Map, MapPin, ShoppingBag, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { freeShippingFrom } from '#shared/shop/free-shipping.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { DetailBar, DetailCard, DetailCardPart, DetailNotes } from '#shared/content/detail-page.tsx';
import { Stack } from '#shared/content/stack.tsx';
import styles from './store-screen.module.css';

/** The way to all that it sells. */
function ShelfLink({ store, isBlock = false }: { store: Pick<Store, 'id'>; isBlock?: boolean }) {
  const { t } = useTranslation('stores');
  return (
    <ActionLink to={`vendor-${store.id}`} kind="primary" isBlock={isBlock} icon={<ShoppingBag size={20} aria-hidden />}>
      {t('detail.shelf')}
    </ActionLink>
  );
}

/** Opens the place of the store in the reader's maps; nothing of one that is known by its city alone. */
function OnMap({ store: { hasOwnPlace, latitude, longitude } }: { store: Store }) {
  const { t } = useTranslation('stores');
  if (!hasOwnPlace) return null;
  return (
    <ActionLink
      href={`https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`}
      isBlock
      icon={<Map size={20} aria-hidden />}
    >
      {t('detail.onMap')}
    </ActionLink>
  );
}

/** Where it is, and when it is open. */
function Visit({ store }: { store: Store }) {
  const { t } = useTranslation(['stores', 'shell']);
  const cityName = useCityName();
  return (
    <DetailCardPart title={t('detail.visit')}>
      <p className={styles.line}>
        <MapPin size={18} aria-hidden />
        <span>
          {store.address !== '' && (
            <>
              <UserText>{store.address}</UserText>
              {t('shell:comma')}
            </>
          )}
          {cityName(store.city)}
        </span>
      </p>
      {store.hours !== '' && (
        <p className={styles.line}>
          <Clock size={18} aria-hidden />
          <span>
            <span className="visually-hidden">{t('detail.hours')} </span>
            <UserText>{store.hours}</UserText>
          </span>
        </p>
      )}
      <OnMap store={store} />
    </DetailCardPart>
  );
}

/** The way to its products, how they are sent, and where it is; stays in view on a desk. */
export function VisitCard({ store, contact }: { store: Store; contact: ReactNode }) {
  const { t } = useTranslation(['stores', 'shop', 'shell']);
  return (
    <DetailCard title={t('card.products', { count: store.products, amount: String(store.products) })}>
      <Stack gap={3}>
        <ShelfLink store={store} isBlock />
        {contact}
      </Stack>
      <DetailNotes>
        <li>
          <Truck size={16} className="mirrors" aria-hidden />
          {t('shop:freeShipping', { amount: formatPrice(t, freeShippingFrom) })}
        </li>
      </DetailNotes>
      <Visit store={store} />
    </DetailCard>
  );
}

/** The phone's bar: the way to its products, always in view. */
export function VisitBar({ store }: { store: Store }) {
  const { t } = useTranslation('stores');
  return (
    <DetailBar
      words={<strong>{t('card.products', { count: store.products, amount: String(store.products) })}</strong>}
      action={<ShelfLink store={store} />}
    />
  );
}
