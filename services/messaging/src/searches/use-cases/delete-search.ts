import type { MemberId } from '@paltu/kernel';
import type { SearchId } from '../domain/saved-search.ts';
import { searchNotFound } from '../domain/search-errors.ts';
import type { InSearchTransaction } from './ports.ts';

/** @throws AppError `saved-search.not-found` */
export type DeleteSearch = (memberId: MemberId, id: SearchId) => Promise<void>;

export const deleteSearch =
  ({ inTransaction }: { readonly inTransaction: InSearchTransaction }): DeleteSearch =>
  (memberId, id) =>
    inTransaction(async ({ searches }) => {
      if (!(await searches.remove(memberId, id))) throw searchNotFound();
    });
