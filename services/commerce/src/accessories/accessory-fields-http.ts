import { accessoryCategories, accessoryStatuses, longestOfAccessory, mostAccessoryPictures, mostPieces, species } from '@paltu/reference';
import { searchSchema } from '@paltu/reference/search-schema';
import {
  choice,
  clearableNumberIn,
  flag,
  formList,
  idParam,
  numberIn,
  pageQuery,
  parameter,
  requiredMultilineText,
  requiredText,
  rupees,
  sentFields,
  text,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { AccessoryFilter } from './accessory-queries-store.ts';
import { accessoryOrders, type AccessoryDetails, type AccessoryId } from './accessory.ts';

const blankAsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

/** A form sends an empty text for a price that is not given. */
const price = (label: string) => blankAsMissing(rupees(label).refine((value) => value >= 1, `${label} must be at least 1 rupee`));

const pieces = numberIn('Quantity', 0, mostPieces).pipe(z.int('Quantity must be a whole number'));

/** Taken exactly, in lower case. */
const status = z.enum(accessoryStatuses, `Status must be one of: ${accessoryStatuses.join(', ')}`);

const pictureIds = (label: string) =>
  formList(label, z.uuid(`${label} must be ids of images`).toLowerCase(), 50).refine(
    (ids) => ids.length <= mostAccessoryPictures,
    `Maximum ${mostAccessoryPictures} images allowed`,
  );

/** Whole days; a form clears them by an empty text. */
const packDays = clearableNumberIn('Days that a pack lasts', 1, 365).refine(
  (days) => days === null || Number.isInteger(days),
  'Days that a pack lasts must be a whole number',
);

const oneSpecies = choice('For species', species);

/** The animals it is for; of any when empty. */
const forSpecies = formList('For species', oneSpecies, species.length * 2);

const fields = {
  name: requiredText('Product name', longestOfAccessory.name),
  description: requiredMultilineText('Description', longestOfAccessory.description),
  category: choice('Category', accessoryCategories),
  price: price('Price'),
  quantity: blankAsMissing(pieces),
};

/** POST /api/v1/accessories */
export const listAccessoryBody = z.strictObject({
  ...fields,
  /** The price when absent. */
  originalPrice: price('Original price').optional(),
  packDays: packDays.default(null),
  forSpecies: forSpecies.default([]),
  status: status.default('active'),
  imageIds: pictureIds('imageIds').default([]),
});

/** PUT /api/v1/accessories/{id}: a missing field means "leave it". `quantity` is what can be bought, beside what is reserved for orders. */
export const editAccessoryBody = z
  .strictObject({
    ...fields,
    originalPrice: price('Original price'),
    packDays,
    forSpecies,
    status,
    imageIds: pictureIds('imageIds'),
    keepImages: pictureIds('keepImages'),
  })
  .partial();

/** PATCH /api/v1/accessories/{id}/status */
export const statusBody = z.strictObject({ status });

export const accessoryParams = z.object({ id: idParam.transform((id) => id as AccessoryId) });

const search = searchSchema(text('Search'));

const excludeIds = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').map((id) => id.trim()) : value),
    z
      .array(z.uuid('excludeIds must be ids of products').toLowerCase(), 'excludeIds must be ids of products')
      .max(50, 'excludeIds takes at most 50 ids'),
  )
  .meta({ override: { type: 'string' } });

/** GET /api/v1/accessories; unknown parameters are ignored. */
export const accessoriesQuery = z.object({
  ...pageQuery(12),
  search: parameter(search).describe(
    'What is looked for in name, category and description, in English, Urdu or Roman Urdu. Prices (3000 tak, sasta) are understood so. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so.',
  ),
  category: parameter(choice('Category', accessoryCategories)),
  forSpecies: parameter(choice('forSpecies', species)).describe(
    'What is for this animal: as its store has it, or else by its name and description',
  ),
  minPrice: parameter(rupees('minPrice')),
  maxPrice: parameter(rupees('maxPrice')),
  minRating: parameter(numberIn('minRating', 0, 5)),
  inStock: parameter(flag('inStock')).describe('Whether there are pieces left; false asks for nothing'),
  excludeIds: parameter(excludeIds).describe('Ids, with commas between them, of products that are left out'),
  sortBy: parameter(choice('sortBy', [...accessoryOrders, 'relevance'])).describe(
    'relevance by default while searching, else newest; relevance without a search: the newest of all stores in turn; popularity: pieces ordered in 90 days',
  ),
});

/** GET /api/v1/accessories/category */
export const categoryQuery = z.object({ ...pageQuery(12), category: choice('Category', accessoryCategories) });

/** GET /api/v1/accessories/search */
export const searchQuery = z.object({ ...pageQuery(12), q: searchSchema(requiredText('q', 100)) });

/** GET /api/v1/accessories/featured */
export const featuredQuery = z.object(pageQuery(6));

/** GET /api/v1/accessories/{id}/similar */
export const similarQuery = z.object(pageQuery(3));

/** GET /api/v1/accessories/vendor */
export const vendorQuery = z.object({
  ...pageQuery(12),
  vendorId: z.uuid('vendorId must be the id of a store or its owner').toLowerCase(),
});

/** GET /api/v1/accessories/user/my-accessories */
export const ownQuery = z.object({
  ...pageQuery(50),
  status: parameter(status),
  search: parameter(search).describe('Words of the product'),
  stock: parameter(choice('stock', ['out', 'low'])).describe('On sale without a piece left (out), or with few (low)'),
});

/** A new accessory, and the pictures it names. */
export const toNewAccessory = ({ status, quantity, imageIds, originalPrice, ...details }: z.output<typeof listAccessoryBody>) => ({
  details: { ...details, originalPrice: originalPrice ?? details.price } satisfies AccessoryDetails,
  status,
  quantity,
  ahead: imageIds,
});

/** What an edit changes: only the fields that were sent. */
export const toChange = ({ status, quantity, imageIds, keepImages, ...details }: z.output<typeof editAccessoryBody>) => ({
  details: sentFields(details) as Partial<AccessoryDetails>,
  status,
  quantity,
  kept: keepImages,
  ahead: imageIds,
});

/** GET /api/v1/accessories/facets */
export const facetsQuery = accessoriesQuery.omit({ page: true, limit: true, sortBy: true });

export const toFilter = (query: z.output<typeof facetsQuery>): AccessoryFilter => {
  const { category, forSpecies, minPrice, maxPrice, minRating, excludeIds, inStock } = query;
  return { category, forSpecies, minPrice, maxPrice, minRating, excludeIds, inStock: inStock === true ? true : undefined };
};
