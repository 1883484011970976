import type { Answer, Args } from '#shared/api/endpoint.ts';
import { request } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';

/** What a visitor's cart comes to, as a query: the call is a POST because of what it sends, and changes nothing. */
export const { useCartQuoteQuery } = commerceEndpoints.injectEndpoints({
  endpoints: (build) => ({
    cartQuote: build.query<Answer<'postCartQuote'>, Args<'postCartQuote'>>({
      query: request('POST', '/cart/quote'),
      extraOptions: { access: 'credentials' },
      providesTags: ['Cart'],
    }),
  }),
});
