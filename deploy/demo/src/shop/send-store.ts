import type { CallAs } from '../seeding/accounts.ts';
import { ApiRefusal } from '../seeding/api-client.ts';
import type { DemoMember } from '../pets/members.ts';
import { readPicture } from '../pictures.ts';
import type { DemoProduct, DemoStore } from './demo-store.ts';

const formOf = (fields: Readonly<Record<string, string>>, pictures: readonly (readonly [field: string, bytes: Buffer])[]): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [field, bytes] of pictures) form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), `${field}.webp`);
  return form;
};

/** The fields of POST /stores. */
export const storeFields = ({ name, type, city, address, hours, description, services, features }: DemoStore): Record<string, string> => ({
  ...{ name, type, city, address, hours, description },
  services: JSON.stringify(services),
  features: JSON.stringify(features),
});

/** The fields of POST /accessories. */
export const productFields = ({ name, description, category, price, originalPrice, quantity }: DemoProduct): Record<string, string> => ({
  ...{ name, description, category },
  price: String(price),
  quantity: String(quantity),
  ...(originalPrice !== undefined && { originalPrice: String(originalPrice) }),
});

interface Listed {
  readonly accessories: readonly { readonly name: string }[];
}

/** Pictures of a store are named after its key. */
const pictureName = ({ key }: DemoStore): string => `stores/${key.replace('shop-', '')}`;

async function openStore(callAs: CallAs, account: DemoMember, store: DemoStore): Promise<void> {
  const name = pictureName(store);
  const pictures = [['image', await readPicture(name)] as const, ['banner', await readPicture(`${name}-banner`)] as const];
  try {
    await callAs(account, { method: 'POST', path: '/stores', form: formOf(storeFields(store), pictures) });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    if (error.code !== 'store.already-open') throw new Error(`${store.key} was refused: ${error.message}`, { cause: error });
  }
}

/** As invented as the phone that it is made of. Without one, a product that asks for it lets nobody order. */
export const taxNumberOf = ({ phone }: Pick<DemoMember, 'phone'>): string => phone.slice(-7);

/** Opens the store and lists its products; what is there already stays as it is, so that it may be done again. */
export async function sendStore(callAs: CallAs, account: DemoMember, store: DemoStore): Promise<void> {
  await openStore(callAs, account, store);
  await callAs(account, { method: 'PUT', path: '/stores/user/account', json: { taxNumber: taxNumberOf(account) } });
  const { accessories } = await callAs<Listed>(account, { method: 'GET', path: '/accessories/user/my-accessories?limit=100' });
  const known = new Set(accessories.map(({ name }) => name));
  for (const [index, product] of store.products.entries()) {
    if (known.has(product.name)) continue;
    const form = formOf(productFields(product), [['images', await readPicture(`stores/${product.picture}`)]]);
    // A lost answer is asked for again: with its key, it is the same product.
    await callAs(account, { method: 'POST', path: '/accessories', form, idempotencyKey: `demo-${store.key}-${index}` });
  }
}
