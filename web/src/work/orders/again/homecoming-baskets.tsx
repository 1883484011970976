import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ProductEntry } from '#shared/shop/product-entry.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Stack } from '#shared/content/stack.tsx';
import styles from '../order/order-screen.module.css';
import { LeftLines } from './left-lines.tsx';
import { useIntoCart } from './use-into-cart.ts';

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
