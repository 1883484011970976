/** A call whose answer everybody may share. */
export interface CachedRead {
  readonly path: string;
  readonly service: string;
  /** What its answer depends on; any other parameter is not handed on. */
  readonly parameters: readonly string[];
  /** With one of these the answer changes by itself, as time passes: such a call is left to the service. */
  readonly timely?: readonly string[];
  /** @param id of the path, or its slug, where it has one */
  readonly tagsOf: (id: string) => readonly string[];
}

export const listOfPets = 'pets';
export const tagOfPet = (id: string): string => `pet ${id}`;
/** Of all that shows how often articles were commented on: few lists of few articles, which fall together. */
export const listOfArticles = 'articles';
export const tagOfArticle = (slug: string): string => `article ${slug}`;
export const listOfVets = 'vets';
export const tagOfVet = (id: string): string => `vet ${id}`;
/** When a vet has time. */
export const tagOfSlots = (vetId: string): string => `slots ${vetId}`;
export const listOfStores = 'stores';
export const tagOfStore = (id: string): string => `store ${id}`;
export const listOfAccessories = 'accessories';
export const tagOfAccessory = (id: string): string => `accessory ${id}`;
/** Of every product's page, which shows its store beside it. */
export const anyVendor = 'vendors';

const petFilters = [
  ...['adoptionType', 'breed', 'excludeId', 'gender', 'location', 'maxAge', 'maxPrice', 'minAge', 'minPrice'],
  ...['search', 'size', 'species', 'status', 'urgent', 'vaccinated'],
];

const shopRead = (path: string, parameters: readonly string[], tag: string): CachedRead => ({
  path: `/api/v1/${path}`,
  service: 'commerce',
  parameters,
  tagsOf: () => [tag],
});

const shopReads: readonly CachedRead[] = [
  shopRead('stores', ['city', 'limit', 'minRating', 'page', 'search', 'sortBy', 'type'], listOfStores),
  shopRead('stores/search', ['limit', 'page', 'q'], listOfStores),
  shopRead('stores/featured', ['limit', 'page'], listOfStores),
  shopRead('stores/type', ['limit', 'page', 'type'], listOfStores),
  shopRead('stores/nearby', ['latitude', 'limit', 'longitude', 'maxDistance', 'page'], listOfStores),
  shopRead('stores/categories', [], listOfStores),
  shopRead('stores/services', [], listOfStores),
  { path: '/api/v1/stores/:id', service: 'commerce', parameters: [], tagsOf: (id) => [tagOfStore(id)] },
  shopRead(
    'accessories',
    ['category', 'excludeIds', 'inStock', 'limit', 'maxPrice', 'minPrice', 'minRating', 'page', 'search', 'sortBy'],
    listOfAccessories,
  ),
  shopRead('accessories/search', ['limit', 'page', 'q'], listOfAccessories),
  shopRead('accessories/featured', ['limit', 'page'], listOfAccessories),
  shopRead('accessories/category', ['category', 'limit', 'page'], listOfAccessories),
  shopRead('accessories/vendor', ['limit', 'page', 'vendorId'], listOfAccessories),
  shopRead('accessories/stats', [], listOfAccessories),
  { path: '/api/v1/accessories/:id', service: 'commerce', parameters: [], tagsOf: (id) => [tagOfAccessory(id), anyVendor] },
];

export const cachedReads: readonly CachedRead[] = [
  {
    path: '/api/v1/pets',
    service: 'pets',
    parameters: ['limit', 'page', 'sortBy', ...petFilters].sort(),
    tagsOf: () => [listOfPets],
  },
  { path: '/api/v1/pets/facets', service: 'pets', parameters: petFilters, tagsOf: () => [listOfPets] },
  { path: '/api/v1/pets/suggestions', service: 'pets', parameters: ['q'], tagsOf: () => [listOfPets] },
  { path: '/api/v1/pets/featured', service: 'pets', parameters: ['limit'], tagsOf: () => [listOfPets] },
  { path: '/api/v1/pets/urgent', service: 'pets', parameters: ['limit'], tagsOf: () => [listOfPets] },
  { path: '/api/v1/pets/stats', service: 'pets', parameters: [], tagsOf: () => [listOfPets] },
  { path: '/api/v1/pets/:id', service: 'pets', parameters: [], tagsOf: (id) => [tagOfPet(id)] },
  {
    path: '/api/v1/content/articles',
    service: 'content',
    parameters: ['category', 'lang', 'limit', 'page', 'search'],
    tagsOf: () => [listOfArticles],
  },
  { path: '/api/v1/content/articles/:slug', service: 'content', parameters: ['lang'], tagsOf: (slug) => [tagOfArticle(slug)] },
  { path: '/api/v1/content/articles/:slug/related', service: 'content', parameters: ['lang'], tagsOf: () => [listOfArticles] },
  // Counted from events of other services: no event of content reports that it changed, and it is as old as an entry may get.
  { path: '/api/v1/content/totals', service: 'content', parameters: [], tagsOf: () => [] },
  {
    path: '/api/v1/vets',
    service: 'vets',
    parameters: [
      'city',
      'emergency',
      'homeVisit',
      'homevisit',
      'limit',
      'minRating',
      'page',
      'search',
      'sortBy',
      'specialty',
      'telemedicine',
    ],
    timely: ['today'],
    tagsOf: () => [listOfVets],
  },
  { path: '/api/v1/vets/featured', service: 'vets', parameters: ['limit', 'page'], tagsOf: () => [listOfVets] },
  { path: '/api/v1/vets/specialty', service: 'vets', parameters: ['limit', 'page', 'specialty'], tagsOf: () => [listOfVets] },
  {
    path: '/api/v1/vets/nearby',
    service: 'vets',
    parameters: ['latitude', 'limit', 'longitude', 'maxDistance', 'page'],
    tagsOf: () => [listOfVets],
  },
  { path: '/api/v1/vets/testimonials', service: 'vets', parameters: [], tagsOf: () => [listOfVets] },
  { path: '/api/v1/vets/:id', service: 'vets', parameters: [], tagsOf: (id) => [tagOfVet(id)] },
  // What has begun is left out: such an answer is as old as an entry may get.
  { path: '/api/v1/vets/:id/slots', service: 'vets', parameters: ['date'], tagsOf: (id) => [tagOfVet(id), tagOfSlots(id)] },
  ...shopReads,
];
