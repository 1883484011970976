import { returnWithinDays } from '@paltu/reference';
import { CircleCheck, CircleX, Clock, Store, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accessory } from '#shared/api/types.ts';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { freeShippingFrom } from '#shared/shop/free-shipping.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { DetailBar, DetailCard, DetailCardPart, DetailNotes } from '#shared/content/detail-page.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { Price } from './accessory-grid.tsx';
import { availabilityOf, discountOf, isForSale } from './offer.ts';
import type { Availability } from './offer.ts';
import styles from './accessories.module.css';

function Discount({ accessory }: { accessory: Accessory }) {
  const { t } = useTranslation('accessories');
  const percent = discountOf(accessory);
  return percent > 0 && <Pill tone="urgent">{t('card.discount', { percent })}</Pill>;
}

function StoreLink({ vendorId, isBlock = false }: Pick<Accessory, 'vendorId'> & { isBlock?: boolean }) {
  const { t } = useTranslation('accessories');
  return (
    <ActionLink to={`vendor-${vendorId}`} isBlock={isBlock} icon={<Store size={20} aria-hidden />}>
      {t('detail.toStore')}
    </ActionLink>
  );
}

const signs = {
  recalled: CircleX,
  closed: CircleX,
  unregistered: CircleX,
  'out-of-stock': CircleX,
  few: Clock,
  'in-stock': CircleCheck,
} as const satisfies Record<Availability, unknown>;

/** Whether it can be bought: in words, and with a sign. */
function StockLine({ accessory }: { accessory: Accessory }) {
  const { t } = useTranslation('accessories');
  const availability = availabilityOf(accessory);
  const Sign = signs[availability];
  const { quantity } = accessory;
  return (
    <p className={`${styles.stock} ${styles[availability] ?? ''}`}>
      <Sign size={18} aria-hidden />
      {availability === 'few'
        ? t('availability.few', { count: quantity, amount: formatNumber(quantity) })
        : t(`availability.${availability}`)}
    </p>
  );
}

/** What it costs, whether it is there, and who sells it; stays in view on a desk. */
export function PriceCard({ accessory, store, buy }: { accessory: Accessory; store: ReactNode; buy: ReactNode }) {
  const { t } = useTranslation(['accessories', 'shop', 'shell']);
  return (
    <DetailCard title={<Price accessory={accessory} />} sign={<Discount accessory={accessory} />}>
      <Stack gap={3}>
        <StockLine accessory={accessory} />
        {availabilityOf(accessory) === 'unregistered' && <p>{t('detail.unregistered')}</p>}
        {isForSale(accessory) && buy}
      </Stack>
      <DetailNotes>
        <li>
          <Truck size={16} className="mirrors" aria-hidden />
          {t('shop:freeShipping', { amount: formatPrice(t, freeShippingFrom) })}
        </li>
        <li>
          <Undo2 size={16} className="mirrors" aria-hidden />
          <PageLink to="refund">{t('detail.returns', { count: returnWithinDays })}</PageLink>
        </li>
      </DetailNotes>
      <DetailCardPart title={t('detail.soldBy')}>
        {store}
        <StoreLink vendorId={accessory.vendorId} isBlock />
      </DetailCardPart>
    </DetailCard>
  );
}

/** The phone's bar: what it costs and whether it is there, always in view. */
export function PriceBar({ accessory, buy }: { accessory: Accessory; buy: ReactNode }) {
  return (
    <DetailBar
      words={
        <>
          <strong>
            <Price accessory={accessory} />
          </strong>
          <StockLine accessory={accessory} />
        </>
      }
      action={isForSale(accessory) ? buy : <StoreLink vendorId={accessory.vendorId} />}
    />
  );
}
