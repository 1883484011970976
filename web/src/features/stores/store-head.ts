import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { WholeStore } from '#shared/api/types.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { cityNameIn } from '#shared/i18n/use-city-name.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import { addressOf } from '#shared/navigation/page-address.ts';
import { descriptionOf } from '#shared/navigation/page-head.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { ratingData } from '#shared/navigation/rating-data.ts';
import { store as appStore } from '#shared/store/store.ts';

/** As schema.org names what a store is. */
const kinds = {
  'Pet Store': 'PetStore',
  'Veterinary Clinic': 'VeterinaryCare',
  'Grooming Salon': 'LocalBusiness',
  'Online Store': 'OnlineStore',
  'Pet Hotel': 'LocalBusiness',
} as const satisfies Record<WholeStore['type'], string>;

function shopOf(key: string, store: WholeStore): object {
  const { name, type, description, image, banner, address, city, latitude, longitude } = store;
  return {
    '@type': kinds[type],
    name,
    description: descriptionOf([description]),
    url: addressOf(key),
    image: [image, banner].flatMap((picture) => (picture ? [`${location.origin}${picture.url}`] : [])),
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'PK' },
    ...(type === 'Online Store' ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...ratingData(store),
  };
}

/** A store as search engines and previews of links show it; nothing until the page has asked for it. */
export function storeHead(key: string): PageHead | undefined {
  const asked = commerceEndpoints.endpoints.getStoresById.select({ id: key.replace(/^(store|vendor)-/, '') });
  // The store's type knows no tags, which endpoints add as they are loaded.
  const store = asked(appStore.getState() as Parameters<typeof asked>[0]).data?.store;
  if (store === undefined) return undefined;
  const { t, language } = i18n;
  const way = breadcrumbs([
    { key: 'accessories', name: t('shell:nav.shop') },
    { key, name: store.name },
  ]);
  const parts = [t(`shop:type.${store.type}`), cityNameIn(language, store.city), store.description];
  return { description: descriptionOf(parts), picture: store.banner ?? store.image ?? undefined, data: [shopOf(key, store), way] };
}
