import { rowsAsEvents } from '@paltu/events';
import type { MemberId, Viewer } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { PicturesModule } from '@paltu/pictures';
import { knexMemberPresence } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { countWords } from '@paltu/search/postgres';
import { knexShelves } from './data/knex-shelves.ts';
import { knexStoreCounts } from './data/knex-store-counts.ts';
import { knexStoreQueries } from './data/knex-store-queries.ts';
import { knexStoreRepository } from './data/knex-store-repository.ts';
import { toStore } from './data/store-row.ts';
import { accountDeactivated, storeNotFound } from './domain/store-errors.ts';
import type { StoreId } from './domain/store.ts';
import { stateOfStore, storeOutbox } from './events/store-messages.ts';
import { findingRoutes } from './http/finding-routes.ts';
import { ownStoreRoutes } from './http/own-store-routes.ts';
import { presentOwn, presentStore } from './http/store-presenter.ts';
import { storeStatsRoutes } from './http/store-stats-routes.ts';
import { storeRoutes } from './http/store-routes.ts';
import { storeParams } from './http/store-schemas.ts';
import { ownStoreView, storeView } from './http/store-view.ts';
import { editStore } from './use-cases/edit-store.ts';
import { followMember } from './use-cases/follow-member.ts';
import { keepStores } from './use-cases/keep-stores.ts';
import { openStore } from './use-cases/open-store.ts';
import type { StoreScope } from './use-cases/ports.ts';
import { switchStore } from './use-cases/switch-store.ts';
import { viewStore } from './use-cases/view-store.ts';

export interface StoresNeeds extends ServiceParts {
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
}

const countEveryMs = 5_000;
const membersIn = knexMemberPresence({ lockSeed: 17 });

const storeScopeIn =
  ({ outboxIn, pictures }: Pick<StoresNeeds, 'outboxIn' | 'pictures'>) =>
  (trx: Transaction): StoreScope => {
    const scope = {
      stores: knexStoreRepository(trx),
      shelves: knexShelves(trx),
      counts: knexStoreCounts(trx),
      members: membersIn(trx),
      pictures: pictures.picturesIn(trx),
      outbox: storeOutbox(outboxIn(trx)),
    };
    return { ...scope, keep: keepStores(scope) };
  };

/** Stores: opened, edited, closed, found. */
export const storesModule = ({ database, reads, outboxIn, clock, pictures }: StoresNeeds) => {
  const scopeOf = storeScopeIn({ outboxIn, pictures });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexStoreQueries({ database, reads });
  const view = viewStore({ queries });
  const needs = { inTransaction, uploads: pictures.uploads, clock };

  return {
    storeNotFound,
    accountDeactivated,
    storeParams,
    storeView,
    /** The member whose store it is. @throws AppError `store.not-found` also when the viewer may not see it */
    getOwner: async (id: string, viewer: Viewer | undefined) => (await view({ storeId: id as StoreId, viewer })).store.ownerId,
    /** As everybody sees them, in the order of their ids. */
    present: async (ids: readonly string[]) => {
      const found = new Map<string, object>((await queries.listOf(ids as StoreId[])).map((one) => [one.store.id, presentStore(one)]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    exported: {
      view: ownStoreView.nullable(),
      present: async (memberId: MemberId) => {
        const found = await queries.findOfOwner(memberId);
        return found === undefined ? null : presentOwn(found);
      },
    },
    /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
    requireThereIn: (trx: Transaction) => async (memberId: MemberId) => {
      if (await membersIn(trx).isAway(memberId)) throw accountDeactivated();
    },
    /** False when the state of the event was known. */
    keepMemberIn: (trx: Transaction) => membersIn(trx).keep,
    followIn: (trx: Transaction) => followMember({ scope: scopeOf(trx), clock }),
    routes: [
      // Before /stores/:id, for these are no ids.
      ...findingRoutes({ queries }),
      ...ownStoreRoutes({
        openStore: openStore(needs),
        editStore: editStore(needs),
        switchStore: switchStore({ inTransaction, clock }),
        queries,
        form: pictures.formOf({ field: 'image', maxFiles: 1, singles: ['banner'], takesJson: true }),
      }),
      ...storeStatsRoutes({ queries }),
      ...storeRoutes({ viewStore: view }),
    ],
    jobs: { 'count words of stores': { everyMs: countEveryMs, run: countWords(database, 'store_') } },
    republishes: [rowsAsEvents({ table: 'stores', toEvents: (row) => stateOfStore(toStore(row)) })],
  };
};
