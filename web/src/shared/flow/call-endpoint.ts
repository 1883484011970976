import { CANCEL } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { isApiError, unknownError } from '../api/api-error.ts';

interface Request<Data> {
  unwrap(): Promise<Data>;
  abort(): void;
}

interface Endpoint<Arg, Data> {
  initiate(arg: Arg, options: object): (...store: never[]) => Request<Data>;
}

/** Fresh from the server, and without an entry of its own to look after. */
const once = { track: false, subscribe: false, forceRefetch: true };

/**
 * Calls an endpoint of the API from a flow, and aborts the call when the flow is cancelled; answers its data.
 * @throws ApiError
 */
export function* callEndpoint<Arg, Data>(endpoint: Endpoint<Arg, Data>, arg: Arg): Generator<unknown, Data> {
  const request = (yield put(endpoint.initiate(arg, once) as never)) as unknown as Request<Data>;
  // Not in a `finally`: one that yields would lose the cancellation on its way through `yield*`.
  const answer = Object.assign(request.unwrap(), { [CANCEL]: () => request.abort() });
  try {
    return (yield call(() => answer)) as Data;
  } catch (error) {
    throw isApiError(error) ? error : unknownError;
  }
}
