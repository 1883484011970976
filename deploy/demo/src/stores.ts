import { accessoryCategories, species, storeTypes } from '@paltu/reference';
import { z } from 'zod';
import { ApiRefusal, untilConsumed, type CallAs } from './api-client.ts';
import type { DemoMember } from './members.ts';
import { readPicture } from './listings.ts';
import type { Deciding } from './send-listings.ts';
import stores from './stores.json' with { type: 'json' };

const demoProduct = z.strictObject({
  /** Unique in its store: by it a resumed run finds what it already sent. */
  name: z.string(),
  description: z.string(),
  category: z.enum(accessoryCategories),
  /** Absent where it is for any. */
  forSpecies: z.array(z.enum(species)).optional(),
  /** In whole rupees. */
  price: z.int(),
  originalPrice: z.int().optional(),
  quantity: z.int(),
  /** What it is, such as `bag` or `leash`: by it searches are judged (tests/search). */
  kind: z.string(),
  /** A file of `pictures/stores`. */
  picture: z.string(),
  /** Whether the admin shows it before others. */
  featured: z.boolean().optional(),
});

type DemoProduct = z.infer<typeof demoProduct>;

/** A store of the demo data with what it offers; its account is made from the key. */
const demoStore = z.strictObject({
  key: z.string(),
  /** Of the account. */
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  type: z.enum(storeTypes),
  /** English name of a city of @paltu/reference. */
  city: z.string(),
  address: z.string(),
  hours: z.string(),
  services: z.array(z.string()),
  features: z.array(z.string()),
  description: z.string(),
  /** Whether the admin shows it before others. */
  featured: z.boolean().optional(),
  products: z.array(demoProduct),
});

export type DemoStore = z.infer<typeof demoStore>;

/** All demo stores with what they offer. */
export const demoStores = (): DemoStore[] => z.array(demoStore).parse(stores);

/** The account that a store belongs to. */
export const accountOfStore = ({ key, firstName, lastName, city, address }: DemoStore, index: number): DemoMember => ({
  ...{ key, firstName, lastName, city, address },
  email: `${key}@paltu.example`,
  password: `Jhalar-${key}-7`,
  phone: `+92333200${String(3001 + index)}`,
});

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
export const productFields = ({
  name,
  description,
  category,
  forSpecies = [],
  price,
  originalPrice,
  quantity,
}: DemoProduct): Record<string, string> => ({
  ...{ name, description, category },
  forSpecies: JSON.stringify(forSpecies),
  price: String(price),
  quantity: String(quantity),
  ...(originalPrice !== undefined && { originalPrice: String(originalPrice) }),
});

interface Listed {
  readonly accessories: readonly { readonly id: string; readonly name: string }[];
}

async function openStore(callAs: CallAs, account: DemoMember, store: DemoStore): Promise<void> {
  const name = `stores/${store.key.replace('shop-', '')}`;
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

/** Has a store, or some of its products, shown before others; moderation may not have consumed them yet. */
export async function featureStore({ callAs, wait, admin }: Deciding, account: DemoMember, store: DemoStore): Promise<void> {
  const feature = (path: string): Promise<unknown> =>
    untilConsumed(wait, () => callAs(admin, { method: 'PATCH', path: `/admin/${path}/featured`, json: { featured: true } }));
  if (store.featured) {
    const own = { method: 'GET', path: '/stores/user/my-profile' } as const;
    await feature(`stores/${(await callAs<{ store: { id: string } }>(account, own)).store.id}`);
  }
  const names = new Set(store.products.filter(({ featured }) => featured).map(({ name }) => name));
  if (names.size === 0) return;
  const { accessories } = await callAs<Listed>(account, { method: 'GET', path: '/accessories/user/my-accessories?limit=100' });
  for (const { id } of accessories.filter(({ name }) => names.has(name))) await feature(`accessories/${id}`);
}
