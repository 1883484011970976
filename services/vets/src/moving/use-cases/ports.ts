import type { Kind, State } from '../domain/kind.ts';

export type ReadStates = (kind: Kind) => AsyncIterable<State>;
export type AddStates = (kind: Kind, states: readonly State[]) => Promise<void>;

/** What the service keeps in one engine, whole. */
export interface MovedStore {
  /** Hands `work` all that is kept, each kind in the order of its key. @throws NotMoved when something is kept that is not moved */
  read(work: (states: ReadStates) => Promise<void>): Promise<void>;
  /**
   * Fills an empty store; when `work` rejects, it is empty again.
   * @throws NotMoved when it is not empty
   */
  fill(work: (add: AddStates) => Promise<void>): Promise<void>;
}

/** Reports how far it came. */
export type Progress = (kind: string, count: number) => void;

/** A line of an export. */
export interface MovedState {
  readonly kind: Kind;
  readonly state: State;
}
