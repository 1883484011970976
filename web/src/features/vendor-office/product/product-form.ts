import { mostPieces } from '@paltu/reference';
import type { Args } from '#shared/api/endpoint.ts';
import type { OwnAccessory, PetImage } from '#shared/api/types.ts';
import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Rule, Rules } from '#shared/form/form-rules.ts';
import { trimmed } from '#shared/form/form-values.ts';

/** A product as it is being written: numbers are what was typed, nothing chosen yet is ''. In the order of the screen. */
export interface ProductForm {
  name: string;
  category: OwnAccessory['category'] | '';
  description: string;
  price: string;
  /** What it cost before; empty without a discount. */
  originalPrice: string;
  /** Pieces that can be bought. */
  quantity: string;
  photos: PetImage[];
  status: OwnAccessory['status'];
}

export const emptyProduct: ProductForm = {
  ...{ name: '', category: '', description: '', price: '', originalPrice: '', quantity: '' },
  ...{ photos: [], status: 'active' },
};

export type EditedProduct = Pick<
  OwnAccessory,
  'name' | 'category' | 'description' | 'price' | 'originalPrice' | 'quantity' | 'images' | 'status'
>;

/** The form that edits a product. */
export function formOfProduct({ name, category, description, price, originalPrice, quantity, images, status }: EditedProduct): ProductForm {
  return {
    ...{ name, category, description, price: String(price), originalPrice: originalPrice > price ? String(originalPrice) : '' },
    ...{ quantity: String(quantity), photos: [...images], status },
  };
}

export interface PhotosOnScreen {
  /** With those under way. */
  count: number;
  /** The names of those that did not arrive, as one text. */
  unsent: string;
}

const isPrice: Rule<string, unknown> = (price) => Number(price) < 1 && 'vendor-office:product.problem.priceLeast';
const isMore: Rule<string, ProductForm> = (before, { price }) =>
  before !== '' && Number(before) < Number(price) && 'vendor-office:product.problem.originalPrice';
const isStock: Rule<string, unknown> = (quantity) => Number(quantity) > mostPieces && 'vendor-office:product.problem.quantityMost';

/** What a form of a product holds it to. */
export const productRules = ({ count, unsent }: PhotosOnScreen): Rules<ProductForm> => ({
  name: required('vendor-office:product.problem.name'),
  category: required('vendor-office:product.problem.category'),
  description: required('vendor-office:product.problem.description'),
  price: firstOf<string, ProductForm>(required('vendor-office:product.problem.price'), isPrice),
  originalPrice: isMore,
  quantity: firstOf<string, ProductForm>(required('vendor-office:product.problem.quantity'), isStock),
  photos: () => {
    if (unsent !== '') return { key: 'fields:photos.someFailed', values: { names: unsent } };
    return count === 0 && 'vendor-office:product.problem.photos';
  },
});

function detailsOf(values: ProductForm) {
  const { photos: _photos, quantity: _quantity, price, originalPrice, ...texts } = values;
  const prices = { price: Number(price), originalPrice: Number(originalPrice === '' ? price : originalPrice) };
  // Only a form whose rules are kept is sent: the category has been chosen.
  return { ...trimmed(texts), ...prices } as Args<'postAccessories'>['body'] & { originalPrice: number };
}

/** The body of POST, with its pictures in their order. */
export function bodyOfNew(values: ProductForm, imageIds: string[]): Args<'postAccessories'>['body'] {
  return { ...detailsOf(values), quantity: Number(values.quantity), imageIds };
}

/** The body of PUT: pieces only when they were changed, for some may have been bought meanwhile. `keepImages` may name pictures that were sent ahead too. */
export function bodyOfEdit(values: ProductForm, before: ProductForm, keepImages: string[]): Args<'putAccessoriesById'>['body'] {
  return { ...detailsOf(values), ...(values.quantity !== before.quantity && { quantity: Number(values.quantity) }), keepImages };
}

const ofPhotos = ['images', 'imageIds', 'keepImages', 'image'];

/** The field of the form that a path of the API's answer means: `imageIds[2]`. */
export function fieldOf(path: string): string {
  const field = path.replace(/[[.].*$/, '');
  return ofPhotos.includes(field) ? 'photos' : field;
}
