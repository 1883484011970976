import type { MemberAccount } from '#shared/api/types.ts';
import { oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

/** In letters; the API looks for nothing shorter. */
export const shortestSearch = 3;
export const longestSearch = 100;

export const userTypes = ['user', 'admin'] as const satisfies readonly MemberAccount['userType'][];

export interface MemberFilters {
  /** Any part of name or email. */
  search?: string | undefined;
  userType?: MemberAccount['userType'] | undefined;
}

/** The members, by the address. Pages are numbered for the first 1,000 only. */
export const memberList: ListSchema<MemberFilters, object> = {
  filters: { search: searchText(shortestSearch, longestSearch), userType: oneOf(userTypes) },
  settings: {},
  lastPage: 50,
};
