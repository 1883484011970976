import type { ListSchema } from '#shared/list/list-schema.ts';

/** What was written to us; it cannot be narrowed. Pages are numbered for the first 1,000 only. */
export const messageList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };
