import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from './base-query.ts';
import { browserCredentials } from './credentials.ts';
import { sessionRefresher } from './refresh-session.ts';

export const apiBase = '/api/v1';
export const credentials = browserCredentials(localStorage, sessionStorage);
export const refreshSession = sessionRefresher(apiBase, credentials, (...call) => fetch(...call));

/** The one cache of server state; features add their calls with `api.injectEndpoints`. */
export const api = createApi({
  baseQuery: createBaseQuery({ base: apiBase, credentials, refresh: refreshSession }),
  tagTypes: ['Pet', 'MyPets', 'Review', 'Stats', 'Profile'],
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
