import type { UnknownAction } from '@reduxjs/toolkit';
import { take } from 'redux-saga/effects';
import { isApiError, unknownError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import { currentVisit, isStillAt, navigate } from '../navigation/navigation.ts';
import type { Visit } from '../navigation/navigation.ts';
import type { PageLocation } from '../navigation/page-path.ts';
import { isTokenRefused } from '../transport/authorised.ts';
import { takeEach } from './guarded.ts';
import { showToast } from './show-toast.ts';
import type { ToastText } from './show-toast.ts';

export interface Destination extends PageLocation {
  replace?: boolean;
}

/** What a mutation leads to; what is left out does not happen. */
export interface Outcome<Arg, Data> {
  /** Shown wherever the person is by then; where a function answers nothing, the screen itself shows it. */
  done?: ToastText | ((data: Data, arg: Arg) => ToastText | undefined);
  /** Where a function answers nothing, the screen itself shows it. */
  failed?: ToastText | ((error: ApiError, arg: Arg) => ToastText | undefined);
  /** Where to go, without being asked about unsaved changes; only while the person is where they asked. */
  then?: Destination | ((data: Data, arg: Arg, asked: Visit) => Destination | undefined);
}

type Matcher = (action: UnknownAction) => boolean;

interface Mutation {
  matchPending: Matcher;
  matchFulfilled: Matcher;
  matchRejected: Matcher;
  Types: { QueryArg: unknown; ResultType: unknown };
}

interface Entry {
  mutation: Mutation;
  outcome: Outcome<unknown, unknown>;
}

interface CallAction extends UnknownAction {
  meta: { requestId: string; aborted?: boolean; arg: { originalArgs: unknown } };
  payload?: unknown;
}

const entries = new Map<Mutation, Entry>();

/** Declares, beside the endpoint, what follows from it, from whichever component or flow it is called. */
export function outcome<Endpoint extends Mutation>(
  mutation: Endpoint,
  rules: Outcome<Endpoint['Types']['QueryArg'], Endpoint['Types']['ResultType']>,
): void {
  entries.set(mutation, { mutation, outcome: rules });
}

const entryOf = (action: UnknownAction) => [...entries.values()].find(({ mutation }) => mutation.matchPending(action));

function resolved<Args extends unknown[], Result>(rule: Result | ((...args: Args) => Result), ...args: Args): Result {
  return typeof rule === 'function' ? (rule as (...args: Args) => Result)(...args) : rule;
}

function conclude({ outcome: { done, then } }: Entry, asked: Visit, { payload, meta }: CallAction): void {
  const arg = meta.arg.originalArgs;
  const text = done && resolved(done, payload, arg);
  if (text) showToast.success(text);
  if (!then || !isStillAt(asked)) return;
  const destination = resolved(then, payload, arg, asked);
  if (destination) navigate(destination.key, { ...destination, isFree: true });
}

function refuse({ outcome: { failed } }: Entry, { payload, meta }: CallAction): void {
  const error = isApiError(payload) ? payload : unknownError;
  // The end of the session has words and a way of its own.
  if (!failed || meta.aborted || isTokenRefused(error)) return;
  const toastText = resolved(failed, error, meta.arg.originalArgs);
  if (toastText) showToast.error(toastText);
}

function* follow(pending: CallAction) {
  const entry = entryOf(pending);
  if (!entry) return;
  const asked = currentVisit();
  const { mutation } = entry;
  const isItsEnd = (action: UnknownAction) =>
    (mutation.matchFulfilled(action) || mutation.matchRejected(action)) && (action as CallAction).meta.requestId === pending.meta.requestId;
  const end = (yield take(isItsEnd as () => boolean)) as CallAction;
  if (mutation.matchFulfilled(end)) conclude(entry, asked, end);
  else refuse(entry, end);
}

/** The one flow behind every `outcome`. */
export function* outcomes() {
  yield takeEach({ match: (action): action is CallAction => entryOf(action as UnknownAction) !== undefined }, follow);
}
