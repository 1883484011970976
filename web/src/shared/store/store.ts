import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { api } from '../api/api.ts';
import { restartOnError } from '../flow/guarded.ts';
import { outcomes } from '../flow/outcome.ts';
import { rootReducer } from './root-reducer.ts';
import type { RootState } from './root-reducer.ts';

const sagas = createSagaMiddleware({ onError: (error) => reportError(error) });

export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) => defaults().concat(api.middleware, sagas),
});

// Notifies the cache when the connection comes back and when the tab is out of sight.
setupListeners(store.dispatch);

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();

/** Starts a flow of a feature, for as long as the app runs; none takes another along when it fails. */
export function startFlow(saga: () => Generator): void {
  sagas.run(restartOnError, saga);
}

startFlow(outcomes);
