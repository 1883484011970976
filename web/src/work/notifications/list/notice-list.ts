import type { ListSchema } from '#shared/list/list-schema.ts';

/** What a member is notified of; it cannot be narrowed. Pages are numbered for the first 1,000 only. */
export const noticeList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };
