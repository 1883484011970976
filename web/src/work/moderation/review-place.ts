import type { ApprovalStatus } from '#shared/api/types.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { firstWords } from '#shared/list/search-words.ts';

export const tabs = ['pending', 'approved', 'rejected', 'all'] as const satisfies readonly (ApprovalStatus | 'all')[];
export const orders = ['oldest', 'newest'] as const;

type Tab = (typeof tabs)[number];
type Order = (typeof orders)[number];

/** Where the admin stands, by the address; anything unknown is the first page of the queue. */
export interface ReviewPlace {
  readonly tab: Tab;
  readonly page: number;
  readonly order: Order;
  /** Words of the listings that are shown; none shows all. */
  readonly search?: string | undefined;
  /** The listing that is open; none lets the screen open the first. */
  readonly id: string | undefined;
}

/** Who has waited longest comes first; what is decided begins with the latest. */
const usualOrder = (tab: Tab): Order => (tab === 'pending' ? 'oldest' : 'newest');

export function placeOf(query: Readonly<Record<string, string | undefined>>): ReviewPlace {
  const page = Number(query['page']);
  const tab = tabs.find((one) => one === query['tab']) ?? 'pending';
  return {
    tab,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    order: orders.find((one) => one === query['sortBy']) ?? usualOrder(tab),
    search: query['search'] || undefined,
    id: query['id'] || undefined,
  };
}

/** The address of a place; defaults are empty, so that they replace what was there before. */
export function queryOf({ tab, page, order, search, id }: ReviewPlace): Query {
  return {
    tab: tab === 'pending' ? '' : tab,
    page: page === 1 ? '' : String(page),
    sortBy: order === usualOrder(tab) ? '' : order,
    search: search ?? '',
    id: id ?? '',
  };
}

/** The entry `steps` after the open one; stays at the ends. */
export function neighbour<T extends { id: string }>(pets: readonly T[], openId: string | undefined, steps: 1 | -1): T | undefined {
  const at = pets.findIndex(({ id }) => id === openId);
  return pets[Math.min(Math.max(at + steps, 0), pets.length - 1)];
}

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
