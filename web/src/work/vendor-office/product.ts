import { accessoryStatuses, longestSearch, mostPieces } from '@paltu/reference';
import type { Species } from '@paltu/reference';
import type { Args } from '#shared/api/endpoint.ts';
import type { OwnAccessory, PetImage } from '#shared/api/types.ts';
import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Rule, Rules } from '#shared/form/form-rules.ts';
import { trimmed } from '#shared/form/form-values.ts';
import { oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { typedNumber, wholeNumber, wholeRupees } from '#shared/work/number-rules.ts';

export const productStocks = ['out', 'low'] as const;

export interface ProductFilters {
  /** Words of the product. */
  search?: string | undefined;
  status?: OwnAccessory['status'] | undefined;
  /** On sale without a piece left, or with few. */
  stock?: (typeof productStocks)[number] | undefined;
}

/** What the own store offers, by the address. */
export const productList: ListSchema<ProductFilters, object> = {
  filters: { search: searchText(1, longestSearch), status: oneOf(accessoryStatuses), stock: oneOf(productStocks) },
  settings: {},
  lastPage: 40,
};

/** Products on a page. */
export const pageSize = 50;

/** A product as it is being written: numbers are what was typed, nothing chosen yet is ''. In the order of the screen. */
export interface ProductForm {
  name: string;
  category: OwnAccessory['category'] | '';
  /** The animals it is for; none when it is for any. */
  forSpecies: readonly Species[];
  description: string;
  price: string;
  /** What it cost before; empty without a discount. */
  originalPrice: string;
  /** Pieces that can be bought. */
  quantity: string;
  /** For how many days a pack lasts one pet; empty when that is not given. */
  packDays: string;
  photos: PetImage[];
  status: OwnAccessory['status'];
}

export const emptyProduct: ProductForm = {
  ...{ name: '', category: '', forSpecies: [], description: '', price: '', originalPrice: '', quantity: '', packDays: '' },
  ...{ photos: [], status: 'active' },
};

type EditedProduct = Pick<
  OwnAccessory,
  'name' | 'category' | 'forSpecies' | 'description' | 'price' | 'originalPrice' | 'quantity' | 'packDays' | 'images' | 'status'
>;

/** The form that edits a product. */
export function formOfProduct(product: EditedProduct): ProductForm {
  const { name, category, forSpecies, description, price, originalPrice, quantity, packDays, images, status } = product;
  return {
    ...{ name, category, forSpecies, description, price: String(price), originalPrice: originalPrice > price ? String(originalPrice) : '' },
    ...{ quantity: String(quantity), packDays: packDays === null ? '' : String(packDays), photos: [...images], status },
  };
}

const isBlank = (text: string): boolean => text.trim() === '';

interface PhotosOnScreen {
  /** With those under way. */
  count: number;
  /** The names of those that did not arrive, as one text. */
  unsent: string;
}

const isMore: Rule<string, ProductForm> = (before, { price }) =>
  !isBlank(before) && typedNumber(before) < typedNumber(price) && 'vendor-office:product.problem.originalPrice';

/** Pieces of a product that can be bought. */
export const piecesInStock = wholeNumber(0, mostPieces);

/** What a form of a product holds it to. */
export const productRules = ({ count, unsent }: PhotosOnScreen): Rules<ProductForm> => ({
  name: required('vendor-office:product.problem.name'),
  category: required('vendor-office:product.problem.category'),
  description: required('vendor-office:product.problem.description'),
  price: firstOf<string, ProductForm>(required('vendor-office:product.problem.price'), wholeRupees(1)),
  originalPrice: firstOf<string, ProductForm>(wholeRupees(1), isMore),
  quantity: firstOf<string, ProductForm>(required('vendor-office:product.problem.quantity'), piecesInStock),
  packDays: wholeNumber(1, 365),
  photos: () => {
    if (unsent !== '') return { key: 'fields:photos.someFailed', values: { names: unsent } };
    return count === 0 && 'vendor-office:product.problem.photos';
  },
});

function detailsOf(values: ProductForm) {
  const { photos: _photos, quantity: _quantity, packDays, price, originalPrice, forSpecies, ...texts } = values;
  const prices = { price: typedNumber(price), originalPrice: typedNumber(isBlank(originalPrice) ? price : originalPrice) };
  // Only a form whose rules are kept is sent: the category has been chosen.
  const lasts = { packDays: isBlank(packDays) ? null : typedNumber(packDays) };
  return { ...trimmed(texts), forSpecies: [...forSpecies], ...prices, ...lasts } as Args<'postAccessories'>['body'] & {
    originalPrice: number;
  };
}

/** The body of POST, with its pictures in their order. */
export function bodyOfNew(values: ProductForm, imageIds: string[]): Args<'postAccessories'>['body'] {
  return { ...detailsOf(values), quantity: typedNumber(values.quantity), imageIds };
}

/** The body of PUT: pieces only when they were changed, for some may have been bought meanwhile. `keepImages` may name pictures that were sent ahead too. */
export function bodyOfEdit(values: ProductForm, before: ProductForm, keepImages: string[]): Args<'putAccessoriesById'>['body'] {
  return { ...detailsOf(values), ...(values.quantity !== before.quantity && { quantity: typedNumber(values.quantity) }), keepImages };
}

const ofPhotos = ['images', 'imageIds', 'keepImages', 'image'];

/** The field of the form that a path of the API's answer means: `imageIds[2]`. */
export function productFieldOf(path: string): string {
  const field = path.replace(/[[.].*$/, '');
  return ofPhotos.includes(field) ? 'photos' : field;
}
