import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '#shared/api/api-error.ts';
import { rootReducer } from '#shared/store/root-reducer.ts';
import type { Keeping } from '#shared/transport/credentials.ts';
import type { LoginForm } from '../model/session-slice.ts';
import type { RegistrationPayload } from '../register/registration.ts';

/**
 * `unverified`: the account was made, but the login that follows a registration failed. `deactivated`: the password was right, and
 * the account can be brought back.
 */
export type EntryStatus = 'idle' | 'loading' | 'done' | 'unverified' | 'deactivated' | 'failed';

export interface EntryState {
  status: EntryStatus;
  error: ApiError | null;
}

export interface LoginRequest {
  form: LoginForm;
  keeping: Keeping;
  /** The page that asked for the login. */
  next: string;
}

export interface RegistrationRequest {
  form: RegistrationPayload;
  /** The page that asked for the account. */
  next: string;
}

const initialState: EntryState = { status: 'idle', error: null };
const loading: EntryState = { status: 'loading', error: null };

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
    entered: (): EntryState => ({ status: 'done', error: null }),
    enteredUnverified: (): EntryState => ({ status: 'unverified', error: null }),
    enteredDeactivated: (): EntryState => ({ status: 'deactivated', error: null }),
    entryFailed: (_state, { payload }: PayloadAction<ApiError>): EntryState => ({ status: 'failed', error: payload }),
  },
  selectors: { selectEntry: (state) => state },
});

declare module '#shared/store/root-reducer.ts' {
  export interface LazySlices extends WithSlice<typeof entrySlice> {}
}

export const { entryOpened, loginRequested, registrationRequested, reactivationRequested } = entrySlice.actions;
export const { entered, enteredUnverified, enteredDeactivated, entryFailed } = entrySlice.actions;
export const { selectEntry } = entrySlice.injectInto(rootReducer).selectors;
