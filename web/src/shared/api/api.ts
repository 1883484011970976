import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from '../transport/base-query.ts';
import { apiBase, authorised } from '../transport/transport.ts';

/** The one cache of server state; features add their calls with `api.injectEndpoints`. */
export const api = createApi({
  baseQuery: createBaseQuery({ base: apiBase, authorised }),
  tagTypes: [],
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
