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

/** The store sent papers and asks for the mark `verified`. */
export interface StoreVerificationRequested extends Fact {
  readonly type: 'StoreVerificationRequested';
}

export type StoreEvent = StoreOpened | StoreUpdated | StoreVerificationRequested;
