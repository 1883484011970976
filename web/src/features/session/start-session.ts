import { startFlow } from '#shared/store/store.ts';
import { sessionSaga } from './model/session-saga.ts';

/** Called once by the app, before the first paint. */
export function startSession(): void {
  startFlow(sessionSaga);
}
