import { createApi } from '@reduxjs/toolkit/query/react';
import { takeAhead } from '../transport/ask-ahead.ts';
import { createBaseQuery } from '../transport/base-query.ts';
import { apiBase, authorised } from '../transport/transport.ts';

/** The one cache of server state; features add their calls with `api.injectEndpoints`. */
export const api = createApi({
  baseQuery: createBaseQuery({
    base: apiBase,
    authorised,
    fetchFn: (input, init) => (input instanceof Request ? takeAhead(input) : undefined) ?? fetch(input, init),
  }),
  tagTypes: [],
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
