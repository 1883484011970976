import { keeping } from '@paltu/kernel';
import { isOpen, isShown, picturesOf, type Store } from '../domain/store.ts';
import type { StoreScope } from './ports.ts';

const paperIdsOf = ({ verification }: Store) => verification.papers.map(({ id }) => id);
const pictureIdsOf = (store: Store) => picturesOf(store).map(({ id }) => id);

/** Brings up to date what depends on a store: who may see its pictures, whether its products are in lists, and the counts of open stores. */
export const followStore = async (
  { products, counts, pictures }: Pick<StoreScope, 'products' | 'counts' | 'pictures'>,
  before: Store | undefined,
  store: Store,
): Promise<void> => {
  const held = before === undefined ? [] : pictureIdsOf(before);
  await pictures.follow({ usedBy: store.id, before: held, after: pictureIdsOf(store), isPublic: isShown(store) });
  if (before !== undefined && isOpen(before) !== isOpen(store)) await products.setStoreOpen(store.id, isOpen(store));
  await counts.follow(before, store);
};

/** How decisions about stores are kept. */
export const keepStores = (scope: Omit<StoreScope, 'keep'>): StoreScope['keep'] =>
  keeping({
    save: async (store, before) => {
      await scope.stores.save(store);
      await followStore(scope, before, store);
      await scope.papers.follow(paperIdsOf(before), paperIdsOf(store));
    },
    outbox: scope.outbox,
  });
