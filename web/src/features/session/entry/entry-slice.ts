import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '#shared/api/api-error.ts';
import type { User } from '#shared/api/types.ts';
import { homeOf } from '#shared/navigation/kept-role.ts';
import { locationOf } from '#shared/navigation/page-path.ts';
import type { PageLocation } from '#shared/navigation/page-path.ts';
import { rootReducer } from '#shared/store/root-reducer.ts';
import type { Keeping } from '#shared/transport/credentials.ts';
import type { LoginForm } from '../model/session-slice.ts';
import type { RegistrationPayload } from '../registration.ts';

/**
 * `unverified`: the account was made, but the login that follows a registration failed. `deactivated`: the password was right, and
 * the account can be brought back. `code`: the password was right, and `challenge` waits for a code of the second factor.
 */
export type EntryStatus = 'idle' | 'loading' | 'done' | 'unverified' | 'deactivated' | 'code' | 'failed';

export interface EntryState {
  status: EntryStatus;
  error: ApiError | null;
  /** Goes with the code of the second factor; null until one is asked for. */
  challenge: string | null;
}

export interface LoginRequest {
  form: LoginForm;
  keeping: Keeping;
  /** The page that asked for the login. */
  next: string;
}

export interface CodeRequest {
  challenge: string;
  code: string;
  keeping: Keeping;
  /** The page that asked for the login. */
  next: string;
}

export interface RegistrationRequest {
  form: RegistrationPayload;
  /** The page that asked for the account. */
  next: string;
}

const initialState: EntryState = { status: 'idle', error: null, challenge: null };
const loading: EntryState = { ...initialState, status: 'loading' };

/** How far the login or the registration on the screen has come. */
export const entrySlice = createSlice({
  name: 'entry',
  initialState,
  reducers: {
    /** The screen was opened: nothing of an earlier visit stays. */
    entryOpened: () => initialState,
    loginRequested: (_state, _action: PayloadAction<LoginRequest>) => loading,
    reactivationRequested: (_state, _action: PayloadAction<LoginRequest>) => loading,
    registrationRequested: (_state, _action: PayloadAction<RegistrationRequest>) => loading,
    codeAsked: (_state, { payload }: PayloadAction<string>): EntryState => ({ ...initialState, status: 'code', challenge: payload }),
    codeGiven: (state, _action: PayloadAction<CodeRequest>): EntryState => ({ ...state, status: 'loading', error: null }),
    entered: (): EntryState => ({ ...initialState, status: 'done' }),
    enteredUnverified: (): EntryState => ({ ...initialState, status: 'unverified' }),
    enteredDeactivated: (): EntryState => ({ ...initialState, status: 'deactivated' }),
    entryFailed: (state, { payload }: PayloadAction<ApiError>): EntryState => ({ ...state, status: 'failed', error: payload }),
  },
  selectors: { selectEntry: (state) => state },
});

declare module '#shared/store/root-reducer.ts' {
  export interface LazySlices extends WithSlice<typeof entrySlice> {}
}

export const { entryOpened, loginRequested, registrationRequested, reactivationRequested, codeAsked, codeGiven } = entrySlice.actions;
export const { entered, enteredUnverified, enteredDeactivated, entryFailed } = entrySlice.actions;
export const { selectEntry } = entrySlice.injectInto(rootReducer).selectors;

/** Where to go after the login: the page that asked (`pet-42?from=list`), never an address of somebody else; empty where none did. */
export function nextPage(asked = ''): string {
  const isPage = /^[a-z0-9][\w-]*(\?|$)/i.test(asked);
  const isEntry = /^(login|register)(\?|$)/.test(asked);
  return isPage && !isEntry ? asked : '';
}

/** Its key and its query; where no page asked, that on which the member begins. */
export function locationOfNext(next: string, user: User | null): PageLocation {
  const [path = '', search = ''] = (next === '' ? homeOf(user) : next).split('?');
  return locationOf(path, search);
}
