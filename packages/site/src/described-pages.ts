import { ageIn, findCity, type DatedAge } from '@paltu/reference';
import { escaped, fillHead, safeJson, type Language } from './html.ts';

/** Where a page is. */
interface PagePlace {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly path: string;
  readonly language: Language;
  /** When it is asked for. */
  readonly at: Date;
}

/** A kind of pages of which each has a head of its own, made of what the API answers about its thing. */
export interface DescribedPage {
  /** The key of the prerendered page that is filled. */
  readonly template: string;
  /** What the page of a key reads of the API: the path. Undefined for another page. */
  readonly readOf: (key: string) => string | undefined;
  /** The HTML with title, description, a preview for links and structured data. `body`: of the answer. */
  readonly withHead: (html: string, body: unknown, place: PagePlace) => string;
  /** With what there is to read where no script runs; for a page that was not rendered with its thing. */
  readonly withReadable: (html: string, body: unknown, place: PagePlace) => string;
}

/** A city's name in the reader's language; an unknown one as it is. */
export const cityIn = (language: Language, name: string): string => findCity(name)?.[language] ?? name;

/** What a link preview and a search engine read of a listing. */
interface PublicPet extends DatedAge {
  readonly name: string;
  readonly species: string;
  readonly breed: string;
  readonly location: string;
  readonly description: string;
  readonly adoptionType: string;
  readonly price: number;
  readonly status: string;
  readonly images: readonly { readonly url: string; readonly width: number; readonly height: number }[];
}

/** Of the site, for what has no picture of its own. */
const sharePicture = '/share.png';

const longest = 200;

const shortened = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`;
};

const structuredData = (pet: PublicPet, address: string, images: readonly string[]): string => {
  const isSold = pet.status === 'Adopted';
  const offers = {
    '@type': 'Offer',
    price: pet.price,
    priceCurrency: 'PKR',
    availability: `https://schema.org/${isSold ? 'SoldOut' : 'InStock'}`,
    url: address,
  };
  const { name, description, species, breed } = pet;
  return safeJson({
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...{ name, description: shortened(description), category: species, url: address, image: images, offers },
    additionalProperty: [{ '@type': 'PropertyValue', name: 'breed', value: breed }],
  });
};

const names = { en: { home: 'Home', pets: 'Adopt Pets' }, ur: { home: 'ہوم', pets: 'پالتو اپنائیں' } };

const addressIn = ({ origin, path }: PagePlace, language: Language): string => `${origin}${path}${language === 'ur' ? '?lang=ur' : ''}`;

const breadcrumbs = (pet: PublicPet, place: PagePlace): string => {
  const { language } = place;
  const way = [
    { name: names[language].home, item: addressIn({ ...place, path: '/' }, language) },
    { name: names[language].pets, item: addressIn({ ...place, path: '/pets' }, language) },
    { name: pet.name, item: addressIn(place, language) },
  ];
  const itemListElement = way.map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one }));
  return safeJson({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement });
};

const alternates = (place: PagePlace): string[] =>
  (['en', 'ur'] as const).map((one) => `<link rel="alternate" hreflang="${one}" href="${escaped(addressIn(place, one))}">`);

const readable = (pet: PublicPet, { language, at }: PagePlace): string => {
  const facts = [pet.breed, ageIn(language, pet, at), pet.location]
    .filter((fact) => fact !== '')
    .map((fact) => `<bdi>${escaped(fact)}</bdi>`);
  const [image] = pet.images;
  const picture = image && `<img src="${escaped(image.url)}" width="${image.width}" height="${image.height}" alt="${escaped(pet.name)}">`;
  return `<noscript><h2 dir="auto">${escaped(pet.name)}</h2>${picture ?? ''}<p>${facts.join(' · ')}</p><p dir="auto">${escaped(pet.description)}</p></noscript>`;
};

/** The page of a listing with what there is to read where no script runs; for a page that was not rendered with the listing. */
const withReadable = (html: string, pet: PublicPet, place: PagePlace): string =>
  html.replace('</body>', () => `${readable(pet, place)}</body>`);

/**
 * The HTML of a listing's page with what is known of the listing: title, description, a preview for links, structured data.
 * @param html the prerendered page, with `<!--head-->` in its head
 */
const withPet = (html: string, pet: PublicPet, place: PagePlace): string => {
  const address = addressIn(place, place.language);
  const images = pet.images.map(({ url }) => new URL(url, place.origin).href);
  const [age, city] = [ageIn(place.language, pet, place.at), cityIn(place.language, pet.location)];
  const description = shortened([pet.breed, age, city, pet.description].filter((part) => part !== '').join(', '));
  const [image = `${place.origin}${sharePicture}`] = images;
  const tags = [
    `<meta property="og:url" content="${escaped(address)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta property="og:image" content="${escaped(image)}">`,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...alternates(place),
    `<script type="application/ld+json">${structuredData(pet, address, images)}</script>`,
    `<script type="application/ld+json">${breadcrumbs(pet, place)}</script>`,
  ];
  return fillHead(html, { title: escaped(`${pet.name} · Paltu`), description, type: 'product', tags });
};

const petOf = (body: unknown): PublicPet => (body as { data: { pet: PublicPet } }).data.pet;

const petPage: DescribedPage = {
  template: 'pet',
  readOf: (key) => {
    const id = /^pet-(?!dealing-)([^/]+)$/.exec(key)?.[1];
    return id === undefined ? undefined : `/api/v1/pets/${encodeURIComponent(id)}`;
  },
  withHead: (html, body, place) => withPet(html, petOf(body), place),
  withReadable: (html, body, place) => withReadable(html, petOf(body), place),
};

/** Every kind. */
export const describedPages: readonly DescribedPage[] = [petPage];
