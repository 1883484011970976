import { keeping } from '@paltu/kernel';
import { isOpen, isShown, picturesOf, type Store } from '../domain/store.ts';
import type { StoreScope } from './ports.ts';

const paperIdsOf = ({ verification }: Store) => verification.papers.map(({ id }) => id);
const pictureIdsOf = (store: Store) => picturesOf(store).map(({ id }) => id);

/** What follows from how a store stands: its pictures are seen as it is, its goods with it, and it is counted. */
export const followStore = async (
  { shelves, counts, pictures }: Pick<StoreScope, 'shelves' | 'counts' | 'pictures'>,
  before: Store | undefined,
  store: Store,
): Promise<void> => {
  const held = before === undefined ? [] : pictureIdsOf(before);
  await pictures.follow({ usedBy: store.id, before: held, after: pictureIdsOf(store), isPublic: isShown(store) });
  if (before !== undefined && isOpen(before) !== isOpen(store)) await shelves.setOpen(store.id, isOpen(store));
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
