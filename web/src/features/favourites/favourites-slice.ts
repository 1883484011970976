import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#shared/store/root-reducer.ts';
import type { Kind } from './favourites-key.ts';

export interface FavouritesState {
  /** By the id of what is marked, which no two kinds share; what is not there is not marked. */
  marked: Record<string, boolean>;
}

interface Mark {
  id: string;
  isMarked: boolean;
}

const initialState: FavouritesState = { marked: {} };

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    /** The app can keep marks from now on. */
    opened: () => undefined,
    /** Somebody else is here now, or nobody: only what the device holds is known. */
    begun: (_state, { payload: ids }: PayloadAction<readonly string[]>) => ({
      marked: Object.fromEntries(ids.map((id) => [id, true])),
    }),
    /** What the account holds, beside what was changed while it was asked for. */
    learned: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
      for (const id of ids) state.marked[id] ??= true;
    },
    /** A person marks something, or takes that back. Shown at once; a flow sees that it is kept. */
    marked: (state, { payload: { id, isMarked } }: PayloadAction<Mark & { kind: Kind }>) => {
      state.marked[id] = isMarked;
    },
    /** It could not be kept: as it was. */
    restored: (state, { payload: { id, isMarked } }: PayloadAction<Mark>) => {
      state.marked[id] = isMarked;
    },
  },
  selectors: {
    selectIsMarked: (state, id: string) => state.marked[id] ?? false,
  },
});

declare module '#shared/store/root-reducer.ts' {
  export interface LazySlices extends WithSlice<typeof favouritesSlice> {}
}

export const { opened, begun, learned, marked, restored } = favouritesSlice.actions;
export const { selectIsMarked } = favouritesSlice.injectInto(rootReducer).selectors;
