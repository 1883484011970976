import { eventChannel } from 'redux-saga';
import { call, delay, fork, take, takeEvery } from 'redux-saga/effects';
import type { ForkEffect } from 'redux-saga/effects';

const restBeforeRestart = 1000;

/** A flow that fails is reported and started again, so that one error never ends what the app can do. */
export function* restartOnError(saga: () => Generator) {
  for (;;) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      reportError(error);
    }
    yield delay(restBeforeRestart);
  }
}

/** A worker that fails alone: the error is reported, and its parent goes on. */
const reporting = <Taken>(worker: (taken: Taken) => unknown) =>
  function* reported(taken: Taken) {
    try {
      yield call(worker, taken);
    } catch (error) {
      reportError(error);
    }
  };

/** What an action creator knows of its actions. */
interface Taken<Action> {
  match(action: unknown): action is Action;
}

/** `takeEvery` whose workers fail alone. */
export function takeEach<Action>({ match }: Taken<Action>, worker: (action: Action) => unknown): ForkEffect {
  return takeEvery((action: unknown) => match(action), reporting(worker) as () => Generator);
}

/** The same for what is not an action: runs `worker` at each call of the listener. */
export function forkListener(subscribe: (listener: () => void) => () => void, worker: () => unknown): ForkEffect {
  return fork(function* listening() {
    const events = eventChannel<true>((emit) => subscribe(() => emit(true)));
    try {
      for (;;) {
        yield take(events);
        yield fork(reporting(worker), undefined);
      }
    } finally {
      events.close();
    }
  });
}
