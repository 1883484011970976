import type { Kind, State } from '../domain/kind.ts';
import type { MovedState, MovedStore, Progress } from './ports.ts';

const atOnce = 500;

export interface ImportAllNeeds {
  readonly store: MovedStore;
  readonly progress: Progress;
}

/** Fills the store, which is empty, with `moved`: all of it or nothing. */
export const importAll =
  ({ store, progress }: ImportAllNeeds) =>
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
