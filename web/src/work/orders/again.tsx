import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Order, Accessory } from '#shared/api/types.ts';
import { Stack } from '#shared/content/stack.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { formatNumber, formatDate, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ProductEntry } from '#shared/shop/product-entry.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import '../../features/orders/order-outcomes.ts';
import styles from './order.module.css';
import { leftOut } from './order.ts';
import type { LeftLine, WantedLine } from './order.ts';

/** Puts several products into the cart at once, and leads there; what cannot be had as it is wanted is in `left` first. */
function useIntoCart() {
  const [merge] = commerceEndpoints.usePostCartMergeMutation();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly LeftLine[]>([]);
  const put = async (wanted: readonly WantedLine[]) => {
    setBusy(true);
    const items = wanted.map(({ accessoryId, quantity }) => ({ accessoryId, quantity }));
    const { data } = await merge({ body: { items }, seen: { by: 'buyer' } });
    if (data !== undefined) {
      await dispatch(commerceEndpoints.util.upsertQueryData('getCart', undefined, data));
      const missing = leftOut(wanted, data.cart.items);
      setLeft(missing);
      if (missing.length === 0) navigate('cart');
    }
    setBusy(false);
  };
  return { put, isBusy, left };
}

/** What did not come into the cart, and why; the rest is there. */
function LeftLines({ left }: { left: readonly LeftLine[] }) {
  const { t } = useTranslation('orders');
  if (left.length === 0) return null;
  return (
    <div role="alert">
      <Panel tone="genda" title={t('again.left.title')}>
        <ul>
          {left.map(({ accessoryId, name, why, amount }) => (
            <li key={accessoryId}>
              <UserText>{name}</UserText>: {t(`again.left.${why}`, { amount: formatNumber(amount) })}
            </li>
          ))}
        </ul>
        <ActionLink to="cart">{t('again.toCart')}</ActionLink>
      </Panel>
    </div>
  );
}

/** Puts all that was ordered into the cart once more. */
export function OrderAgain({ order: { items } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { put, isBusy, left } = useIntoCart();
  const wanted = items.map(({ accessoryId, name, ordered }) => ({ accessoryId, name, quantity: ordered }));
  return (
    <>
      <p>
        <Button kind="outlined" isBusy={isBusy} onClick={() => void put(wanted)}>
          {t('again.button')}
        </Button>
      </p>
      <LeftLines left={left} />
    </>
  );
}

type Refill = Answer<'getOrdersRefills'>['refills'][number];

function RefillEntry({ refill: { accessoryId, name, image, pieces, runsOutAt } }: { refill: Refill }) {
  const { t, i18n } = useTranslation('orders');
  const { put, isBusy, left } = useIntoCart();
  const values = { date: formatDate(i18n.language, runsOutAt), amount: formatNumber(pieces) };
  return (
    <ProductEntry accessoryId={accessoryId} name={name} image={image ?? undefined}>
      <small>{t('refill.runsOut', values)}</small>
      <span>
        <Button
          size="small"
          label={t('refill.again', { ...values, name })}
          isBusy={isBusy}
          onClick={() => void put([{ accessoryId, name, quantity: pieces }])}
        >
          {t('again.button')}
        </Button>
      </span>
      <LeftLines left={left} />
    </ProductEntry>
  );
}

/** What the member has bought that runs out, the first one first; an empty list is explained. */
export function Refills() {
  const { t } = useTranslation('orders');
  const { data } = commerceEndpoints.useGetOrdersRefillsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined) return null;
  return (
    <Panel tone="framed" title={t('refill.title')}>
      {data.refills.length === 0 ? (
        <p>{t('refill.none')}</p>
      ) : (
        <Stack gap={3}>
          <p>{t('refill.text')}</p>
          <ul className={styles.items}>
            {data.refills.map((refill) => (
              <RefillEntry key={refill.accessoryId} refill={refill} />
            ))}
          </ul>
        </Stack>
      )}
    </Panel>
  );
}

type Homecoming = Answer<'getCartHomecomings'>['homecomings'][number];

function Products({ accessories }: { accessories: readonly Accessory[] }) {
  const { t } = useTranslation('orders');
  return (
    <ul className={styles.items}>
      {accessories.map(({ id, name, images, price, vendor }) => (
        <ProductEntry key={id} accessoryId={id} name={name} image={images[0]}>
          <small>
            {formatPrice(t, price)} · <UserText>{vendor.name}</UserText>
          </small>
        </ProductEntry>
      ))}
    </ul>
  );
}

function Basket({ homecoming: { species, city, accessories } }: { homecoming: Homecoming }) {
  const { t } = useTranslation('orders');
  const cityName = useCityName();
  const { put, isBusy, left } = useIntoCart();
  const products = accessories as readonly Accessory[];
  const wanted = products.map(({ id: accessoryId, name }) => ({ accessoryId, name, quantity: 1 }));
  return (
    <Panel tone="leaf" title={t(`basket.for.${species}`)}>
      {products.length === 0 ? (
        <EmptyState
          title={t('basket.none.title', { city: cityName(city) })}
          reason={t('basket.none.text')}
          action={<ActionLink to="accessories">{t('order.toShop')}</ActionLink>}
        />
      ) : (
        <Stack gap={3}>
          <p>{t('basket.text', { city: cityName(city) })}</p>
          <Products accessories={products} />
          <p>
            <Button kind="primary" isBusy={isBusy} onClick={() => void put(wanted)}>
              {t('basket.button')}
            </Button>
          </p>
          <LeftLines left={left} />
        </Stack>
      )}
    </Panel>
  );
}

/** For each pet that has just moved in a basket from stores of the city; nothing for who has no new pet. */
export function HomecomingBaskets() {
  const { data } = commerceEndpoints.useGetCartHomecomingsQuery();
  const homecomings = data?.homecomings ?? [];
  if (homecomings.length === 0) return null;
  return (
    <Stack gap={4}>
      {homecomings.map((homecoming) => (
        <Basket key={homecoming.petId} homecoming={homecoming} />
      ))}
    </Stack>
  );
}
