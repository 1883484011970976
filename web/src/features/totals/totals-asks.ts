import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';

/** What a page that shows figures asks of the API as it opens. */
export const totalsAsks = () => [contentEndpoints.endpoints.getContentTotals.initiate(undefined, { subscribe: false })];
