import { escaped, fillHead } from './fill-head.ts';
import type { Language } from './page-worker.ts';
import { ageIn, cityIn } from './pet-words.ts';
import { safeJson } from './safe-json.ts';

/** What a link preview and a search engine read of a listing. */
export interface PublicPet {
  readonly name: string;
  readonly species: string;
  readonly breed: string;
  readonly age: string;
  readonly location: string;
  readonly description: string;
  readonly adoptionType: string;
  readonly price: number;
  readonly status: string;
  readonly images: readonly { readonly url: string; readonly width: number; readonly height: number }[];
}

/** Where the page of a listing is. */
export interface PetPlace {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly path: string;
  readonly language: Language;
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

const addressIn = ({ origin, path }: PetPlace, language: Language): string => `${origin}${path}${language === 'ur' ? '?lang=ur' : ''}`;

const breadcrumbs = (pet: PublicPet, place: PetPlace): string => {
  const { language } = place;
  const way = [
    { name: names[language].home, item: addressIn({ ...place, path: '/' }, language) },
    { name: names[language].pets, item: addressIn({ ...place, path: '/pets' }, language) },
    { name: pet.name, item: addressIn(place, language) },
  ];
  const itemListElement = way.map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one }));
  return safeJson({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement });
};

const alternates = (place: PetPlace): string[] =>
  (['en', 'ur'] as const).map((one) => `<link rel="alternate" hreflang="${one}" href="${escaped(addressIn(place, one))}">`);

const readable = (pet: PublicPet): string => {
  const facts = [pet.breed, pet.age, pet.location].filter((fact) => fact !== '').map((fact) => `<bdi>${escaped(fact)}</bdi>`);
  const [image] = pet.images;
  const picture = image && `<img src="${escaped(image.url)}" width="${image.width}" height="${image.height}" alt="${escaped(pet.name)}">`;
  return `<noscript><h2 dir="auto">${escaped(pet.name)}</h2>${picture ?? ''}<p>${facts.join(' · ')}</p><p dir="auto">${escaped(pet.description)}</p></noscript>`;
};

/** The page of a listing with what there is to read where no script runs; for a page that was not rendered with the listing. */
export const withReadable = (html: string, pet: PublicPet): string => html.replace('</body>', () => `${readable(pet)}</body>`);

/**
 * The HTML of a listing's page with what is known of the listing: title, description, a preview for links, structured data.
 * @param html the prerendered page, with `<!--head-->` in its head
 */
export const withPet = (html: string, pet: PublicPet, place: PetPlace): string => {
  const address = addressIn(place, place.language);
  const images = pet.images.map(({ url }) => new URL(url, place.origin).href);
  const [age, city] = [ageIn(place.language, pet.age), cityIn(place.language, pet.location)];
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
