import { Clock, MapPin, ShoppingBag, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { freeShippingFrom } from '#shared/shop/free-shipping.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { MapLink } from '#shared/ui/map-link.tsx';
import { DetailBar, DetailCard, DetailCardPart, DetailLine, DetailNotes } from '#shared/content/detail-page.tsx';
import { Stack } from '#shared/content/stack.tsx';

/** The way to all that it sells. */
function ShelfLink({ store, isBlock = false }: { store: Pick<Store, 'id'>; isBlock?: boolean }) {
  const { t } = useTranslation('stores');
  return (
    <ActionLink to={`vendor-${store.id}`} kind="primary" isBlock={isBlock} icon={<ShoppingBag size={20} aria-hidden />}>
      {t('detail.shelf')}
    </ActionLink>
  );
}

/** Where it is, and when it is open. */
function Visit({ store }: { store: Store }) {
  const { t } = useTranslation(['stores', 'shell']);
  const cityName = useCityName();
  return (
    <DetailCardPart title={t('detail.visit')}>
      <DetailLine icon={<MapPin size={18} aria-hidden />}>
        {store.address !== '' && (
          <>
            <UserText>{store.address}</UserText>
            {t('shell:comma')}
          </>
        )}
        {cityName(store.city)}
      </DetailLine>
      {store.hours !== '' && (
        <DetailLine icon={<Clock size={18} aria-hidden />}>
          <span className="visually-hidden">{t('detail.hours')} </span>
          <UserText>{store.hours}</UserText>
        </DetailLine>
      )}
      <MapLink of={store}>{t('detail.onMap')}</MapLink>
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
