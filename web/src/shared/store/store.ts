import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import createSagaMiddleware from 'redux-saga';
import type { Saga } from 'redux-saga';
import { api } from '../api/api.ts';

const sagas = createSagaMiddleware();
const rootReducer = combineSlices(api);

export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) => defaults().concat(api.middleware, sagas),
});

// Tells the cache when the connection comes back and when the tab is out of sight.
setupListeners(store.dispatch);

export type Dispatch = typeof store.dispatch;

interface SliceLike {
  reducerPath: string;
  reducer: Reducer;
}

/**
 * Adds a feature's state and flows to the running store. A feature calls it once, at the top of its public file, so that
 * its code is loaded with the first page that needs it.
 */
export function extendStore({ slices = [], sagas: flows = [] }: { slices?: SliceLike[]; sagas?: Saga[] }): void {
  slices.forEach((slice) => rootReducer.inject(slice as never));
  if (slices.length > 0) store.dispatch({ type: 'store/extended' });
  flows.forEach((flow) => sagas.run(flow));
}
