import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { User } from '#shared/api/types.ts';
import type { ToastText } from '#shared/flow/show-toast.ts';
import { rootReducer } from '#shared/store/root-reducer.ts';
import type { Keeping } from '#shared/transport/credentials.ts';

export interface SessionState {
  user: User | null;
  /** The session ended by itself, and nobody has signed in since: the login explains why it is asked for. */
  hasEnded: boolean;
}

export interface LoginForm {
  email: string;
  password: string;
}

export interface SignedIn {
  token: string;
  refreshToken: string;
  user: User;
  keeping: Keeping;
}

const initialState: SessionState = { user: null, hasEnded: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** What the storage held when the page was loaded, or what another tab stored. */
    restored: (_state, { payload }: PayloadAction<SessionState>) => payload,
    /** The server accepted a login: the flow stores the credentials. */
    signedIn: (_state, { payload }: PayloadAction<SignedIn>) => ({ user: payload.user, hasEnded: false }),
    /** A profile was read or changed: the user is replaced as a whole and stored again, unless they are not the one who is signed in by now. */
    userChanged: (state, { payload }: PayloadAction<User>) => {
      if (state.user?.id === payload.id) state.user = payload;
    },
    /** What the server knows of the member has changed elsewhere: it is asked. */
    profileOutdated: () => undefined,
    logoutRequested: () => undefined,
    /** The server has ended all sessions because the member asked for it; with the message of that. */
    closed: (_state, _action: PayloadAction<ToastText>) => undefined,
    signedOut: () => initialState,
    sessionEnded: () => ({ user: null, hasEnded: true }),
  },
  selectors: {
    selectUser: (state) => state.user,
    selectHasEnded: (state) => state.hasEnded,
  },
});

declare module '#shared/store/root-reducer.ts' {
  export interface LazySlices extends WithSlice<typeof sessionSlice> {}
}

export const { restored, signedIn, userChanged, profileOutdated, logoutRequested, closed, signedOut, sessionEnded } = sessionSlice.actions;
export const { selectUser, selectHasEnded } = sessionSlice.injectInto(rootReducer).selectors;
