import { kinds } from '../domain/kind.ts';
import type { MovedState, MovedStore, Progress } from './ports.ts';

export interface ExportAllNeeds {
  readonly store: MovedStore;
  readonly progress: Progress;
}

/** Hands `write` all that the store keeps, one after the other. */
export const exportAll =
  ({ store, progress }: ExportAllNeeds) =>
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
