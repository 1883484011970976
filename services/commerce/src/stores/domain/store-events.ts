import type { Store } from './store.ts';

/** Something that happened to a store: as it was after that. */
interface Fact {
  readonly store: Store;
  readonly at: Date;
}

export interface StoreOpened extends Fact {
  readonly type: 'StoreOpened';
}

export interface StoreUpdated extends Fact {
  readonly type: 'StoreUpdated';
}

export type StoreEvent = StoreOpened | StoreUpdated;
