import { kinds, type Kind, type State } from './kind.ts';

type ReadStates = (kind: Kind) => AsyncIterable<State>;
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

/** Hands `write` all that the store keeps, one after the other. */
export const exportAll =
  (store: MovedStore, progress: Progress) =>
  (write: (moved: MovedState) => Promise<void>): Promise<void> =>
    store.read(async (states) => {
      for (const kind of kinds) {
        let count = 0;
        for await (const state of states(kind)) {
          await write({ kind, state });
          count += 1;
          if (count % 10_000 === 0) progress(kind.name, count);
        }
        progress(kind.name, count);
      }
    });

const atOnce = 500;

/** Fills the store, which is empty, with `moved`: all of it or nothing. */
export const importAll =
  (store: MovedStore, progress: Progress) =>
  (moved: AsyncIterable<MovedState>): Promise<void> =>
    store.fill(async (add) => {
      let of: Kind | undefined;
      let states: State[] = [];
      let count = 0;
      const flush = async (): Promise<void> => {
        if (of !== undefined && states.length > 0) await add(of, states);
        states = [];
      };
      for await (const { kind, state } of moved) {
        if (kind !== of) {
          await flush();
          if (of !== undefined) progress(of.name, count);
          of = kind;
          count = 0;
        }
        states.push(state);
        count += 1;
        if (states.length === atOnce) await flush();
      }
      await flush();
      if (of !== undefined) progress(of.name, count);
    });
