import type { ListSchema } from '#shared/list/list-schema.ts';

/** What waits for an admin; it cannot be narrowed. */
export const deskList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

/** Entries on a page. */
export const pageSize = 20;

/** Others decide meanwhile, and more comes. */
export const fresh = { refetchOnMountOrArgChange: true, pollingInterval: 30_000, skipPollingIfUnfocused: true };
