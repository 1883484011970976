import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { WholeAccessory } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import { addressOf } from '#shared/navigation/page-address.ts';
import { descriptionOf } from '#shared/navigation/page-head.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { ratingData } from '#shared/navigation/rating-data.ts';
import { store } from '#shared/store/store.ts';
import { isForSale } from './model/offer.ts';

function productOf(key: string, accessory: WholeAccessory): object {
  const { name, description, category, images, price, vendor, vendorId } = accessory;
  const { t } = i18n;
  return {
    '@type': 'Product',
    name,
    description: descriptionOf([description]),
    category: t(`shop:category.${category}`),
    url: addressOf(key),
    image: images.map(({ url }) => `${location.origin}${url}`),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'PKR',
      availability: `https://schema.org/${isForSale(accessory) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: addressOf(key),
      seller: { '@type': 'Store', name: vendor.name, url: addressOf(`store-${vendorId}`) },
    },
    ...ratingData(accessory),
  };
}

/** A product as search engines and previews of links show it; nothing until the page has asked for it. */
export function accessoryHead(key: string): PageHead | undefined {
  const asked = commerceEndpoints.endpoints.getAccessoriesById.select({ id: key.replace('accessory-', '') });
  // The store's type knows no tags, which endpoints add as they are loaded.
  const accessory = asked(store.getState() as Parameters<typeof asked>[0]).data?.accessory;
  if (accessory === undefined) return undefined;
  const { t } = i18n;
  const way = breadcrumbs([
    { key: 'accessories', name: t('shell:nav.shop') },
    { key, name: accessory.name },
  ]);
  const parts = [formatPrice(t, accessory.price), t(`shop:category.${accessory.category}`), accessory.vendor.name, accessory.description];
  return { description: descriptionOf(parts), picture: accessory.images[0], data: [productOf(key, accessory), way] };
}
