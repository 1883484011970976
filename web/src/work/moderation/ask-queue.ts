import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { firstWords } from '#shared/list/search-words.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { placeOf } from './model/review-place.ts';
import type { ReviewPlace } from './model/review-place.ts';

const limit = 10;

/** Of the queue: the call for what waits, or the one for what was decided and for all. */
export function askedQueue({ tab, page, order, search }: ReviewPlace) {
  const asked = { page, limit, sortBy: order, ...(search !== undefined && { search: firstWords(search) }) };
  return tab === 'pending' ? { waiting: asked } : { others: { ...asked, ...(tab !== 'all' && { approvalStatus: tab }) } };
}

/** What the desk asks for as it is opened. */
export function askQueue(query: Query) {
  const { waiting, others = {} } = askedQueue(placeOf(query));
  const { getAdminPets, getAdminPetsPending } = moderationEndpoints.endpoints;
  return waiting ? getAdminPetsPending.initiate(waiting, { subscribe: false }) : getAdminPets.initiate(others, { subscribe: false });
}
