import { answered, refused, type Reply } from './fake-reply.ts';

export interface FakeStore {
  readonly pictures: number;
  /** By their names. */
  readonly products: string[];
  /** Names of products. */
  readonly featured: Set<string>;
  isFeatured: boolean;
  readonly keys: Set<string>;
  taxNumber?: string | undefined;
}

/** Stores, and what they offer. */
export class FakeShop {
  /** By the e-mail of the account. */
  readonly stores = new Map<string, FakeStore>();

  open(email: string, form: FormData): Reply {
    if (this.stores.has(email)) return refused(409, 'store.already-open');
    this.stores.set(email, {
      pictures: ['image', 'banner'].filter((field) => form.has(field)).length,
      products: [],
      featured: new Set(),
      isFeatured: false,
      keys: new Set(),
    });
    return answered({ store: { id: `store-${this.stores.size}-` } }, 201);
  }

  giveTaxNumber(email: string, { taxNumber }: Record<string, string>): Reply {
    const store = this.stores.get(email);
    if (store === undefined) return refused(404, 'store.not-found');
    store.taxNumber = taxNumber;
    return answered({ account: {} });
  }

  list(email: string, form: FormData, key: string | string[] | undefined): Reply {
    const store = this.stores.get(email);
    if (store === undefined) return refused(403, 'store.required');
    if (!form.has('images') || typeof key !== 'string') return refused(400, 'request.invalid');
    if (!store.keys.has(key)) store.products.push(String(form.get('name')));
    store.keys.add(key);
    return answered({ accessory: {} }, 201);
  }

  /** An admin shows a store, or one of the products, before others. */
  feature(path: string): Reply {
    if (path.startsWith('/admin/stores')) {
      const store = this.stores.get(decodeURIComponent(path.split('/')[3] ?? ''));
      Object.assign(store ?? {}, { isFeatured: true });
      return store === undefined ? refused(404, 'store.not-found') : answered({ thing: {} });
    }
    const name = decodeURIComponent(path.split('/')[3] ?? '');
    const store = [...this.stores.values()].find(({ products }) => products.includes(name));
    store?.featured.add(name);
    return store === undefined ? refused(404, 'accessory.not-found') : answered({ thing: {} });
  }

  listOwn(email: string): Reply {
    return answered({ accessories: (this.stores.get(email)?.products ?? []).map((name) => ({ id: encodeURIComponent(name), name })) });
  }
}
