import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Keeping } from '#shared/api/credentials.ts';
import type { User } from '#shared/api/types.ts';

export interface SessionState {
  user: User | null;
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

const initialState: SessionState = { user: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** What the storage held when the page was loaded, or what another tab stored. */
    restored: (state, { payload }: PayloadAction<User | null>) => {
      state.user = payload;
    },
    /** The server accepted a login: the saga stores the credentials. */
    signedIn: (state, { payload }: PayloadAction<SignedIn>) => {
      state.user = payload.user;
    },
    /** A profile was read or changed: the user is replaced as a whole and stored again. */
    userChanged: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
    logoutRequested: () => undefined,
    signedOut: (state) => {
      state.user = null;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
  },
});

export const { restored, signedIn, userChanged, logoutRequested, signedOut } = sessionSlice.actions;
export const { selectUser } = sessionSlice.selectors;
