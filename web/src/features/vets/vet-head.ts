import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { WholeVet } from '#shared/api/types.ts';
import { cityNameIn } from '#shared/i18n/use-city-name.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import { addressOf } from '#shared/navigation/page-address.ts';
import { descriptionOf } from '#shared/navigation/page-head.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { ratingData } from '#shared/navigation/rating-data.ts';
import { store } from '#shared/store/store.ts';
import { picturesOf } from './card/vet-picture.tsx';

function practiceOf(key: string, vet: WholeVet): object {
  const { name, clinicName, address, city, latitude, longitude, phone, consultationFee } = vet;
  return {
    '@type': 'VeterinaryCare',
    name,
    description: descriptionOf([vet.bio === '' ? vet.qualifications : vet.bio]),
    url: addressOf(key),
    image: picturesOf(vet).map(({ url }) => `${location.origin}${url}`),
    parentOrganization: { '@type': 'VeterinaryCare', name: clinicName },
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'PK' },
    location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude, longitude } },
    ...(phone === '' ? {} : { telephone: phone }),
    makesOffer: { '@type': 'Offer', price: consultationFee, priceCurrency: 'PKR' },
    ...ratingData(vet),
  };
}

/** A vet as search engines and previews of links show it; nothing until the page has asked for it. */
export function vetHead(key: string): PageHead | undefined {
  const asked = vetsEndpoints.endpoints.getVetsById.select({ id: key.replace('vet-', '') });
  // The store's type knows no tags, which endpoints add as they are loaded.
  const vet = asked(store.getState() as Parameters<typeof asked>[0]).data?.vet;
  if (vet === undefined) return undefined;
  const { t, language } = i18n;
  const way = breadcrumbs([
    { key: 'vets', name: t('shell:nav.vets') },
    { key, name: vet.name },
  ]);
  const parts = [t(`vet:specialty.${vet.specialty}`), vet.clinicName, cityNameIn(language, vet.city), vet.bio];
  return { description: descriptionOf(parts), type: 'profile', picture: picturesOf(vet)[0], data: [practiceOf(key, vet), way] };
}
