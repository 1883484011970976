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

const longest = 200;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

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

const readable = (pet: PublicPet): string => {
  const facts = [pet.breed, pet.age, pet.location].filter((fact) => fact !== '').map((fact) => `<bdi>${escaped(fact)}</bdi>`);
  const [image] = pet.images;
  const picture = image && `<img src="${escaped(image.url)}" width="${image.width}" height="${image.height}" alt="${escaped(pet.name)}">`;
  return `<noscript><h2 dir="auto">${escaped(pet.name)}</h2>${picture ?? ''}<p>${facts.join(' · ')}</p><p dir="auto">${escaped(pet.description)}</p></noscript>`;
};

/** The page of a listing with what there is to read where no script runs; for a page that was not rendered with the listing. */
export const withReadable = (html: string, pet: PublicPet): string => html.replace('</body>', () => `${readable(pet)}</body>`);

const meta = (kind: 'name' | 'property', name: string, content: string): string => `<meta ${kind}="${name}" content="${escaped(content)}">`;

/**
 * The HTML of a listing's page with what is known of the listing: title, description, a preview for links, structured data.
 * @param html the prerendered page, with `<!--head-->` in its head
 * @param origin scheme and host of the site
 */
export const withPet = (html: string, pet: PublicPet, { origin, path }: { origin: string; path: string }): string => {
  const address = `${origin}${path}`;
  const images = pet.images.map(({ url }) => new URL(url, origin).href);
  const title = `${pet.name} · Paltu`;
  const description = shortened([pet.breed, pet.age, pet.location, pet.description].filter((part) => part !== '').join(', '));
  const [image] = images;
  const head = [
    meta('name', 'description', description),
    ...[meta('property', 'og:title', title), meta('property', 'og:description', description), meta('property', 'og:url', address)],
    ...[meta('property', 'og:type', 'product'), meta('name', 'twitter:card', 'summary_large_image')],
    ...(image === undefined ? [] : [meta('property', 'og:image', image)]),
    `<link rel="canonical" href="${escaped(address)}">`,
    `<script type="application/ld+json">${structuredData(pet, address, images)}</script>`,
  ];
  return html
    .replace(/<meta (?:name="description"|property="og:(?:title|description|type)")[^>]*>\s*/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<!--head-->', () => head.join('\n    '));
};
