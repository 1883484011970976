import type { NoteSearch } from '@paltu/empty-searches';
import { rowsAsEvents } from '@paltu/events';
import type { MemberId, Viewer } from '@paltu/kernel';
import { markedThing, papersBody, verificationSlice } from '@paltu/marks';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { PapersModule, PicturesModule } from '@paltu/pictures';
import { postgresTransactions, type ServiceParts } from '@paltu/runtime';
import { countWords, rebuildDocuments } from '@paltu/search/postgres';
import { findingRoutes } from './finding-http.ts';
import { stateOfStore, storeOutbox } from './store-events.ts';
import { storeParams } from './store-fields-http.ts';
import { ownStoreRoutes, storeRoutes } from './store-http.ts';
import { knexStoreQueries, type StoreQueries } from './store-queries-store.ts';
import { membersIn, searchedStores, storeScopeIn, toStore } from './store-store.ts';
import { followMember, followTaxNumber, storeDecisions, viewStore, type ViewStore } from './store-use-cases.ts';
import { ownStoreView, presentOwn, presentStore, storeView } from './store-views-http.ts';
import {
  accountDeactivated,
  requestedVerification,
  storeNotFound,
  updatedStore,
  type Store,
  type StoreEvent,
  type StoreId,
} from './store.ts';

interface StoresNeeds extends ServiceParts {
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly papers: PapersModule;
  readonly noteSearch: NoteSearch;
}

const countEveryMs = 5_000;
const rebuildEveryMs = 60_000;

/** Whether members are away, for transactions of other slices. */
const presences = {
  /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
  requireThereIn: (trx: Transaction) => async (memberId: MemberId) => {
    if (await membersIn(trx).isAway(memberId)) throw accountDeactivated();
  },
  /** Nobody leaves, nor comes back, until the transaction ends. */
  absenceIn: (trx: Transaction) => membersIn(trx).absenceOf,
  /** False when the state of the event was known. */
  keepMemberIn: (trx: Transaction) => membersIn(trx).keep,
};

type ScopeOf = ReturnType<typeof storeScopeIn>;

/** What admins mark stores with, and how stores ask for the mark `verified`. */
const marksOf = (needs: StoresNeeds, queries: StoreQueries, scopeOf: ScopeOf) => {
  const { clock, logger, pictures, papers } = needs;
  const scopeIn = (trx: Transaction) => {
    const { stores, keep } = scopeOf(trx);
    const things = {
      ...stores,
      find: (id: string) => stores.find(id as StoreId),
      findUnlessHeld: (id: string) => stores.findUnlessHeld(id as StoreId),
    };
    return { things, keep };
  };
  return {
    marked: markedThing<Store, StoreEvent, Transaction>({ kind: 'store', clock, scopeIn, changed: updatedStore }),
    verification: verificationSlice<Store, StoreEvent, Transaction>({
      clock,
      logger,
      ...postgresTransactions(needs),
      scopeIn,
      papers,
      formOf: pictures.formOf,
      changed: updatedStore,
      requested: requestedVerification,
      queries: {
        find: async (id) => (await queries.listOf([id as StoreId]))[0]?.store,
        findOfOwner: async (ownerId) => (await queries.findOfOwner(ownerId))?.store,
        listExpired: queries.listExpired,
      },
      things: {
        path: '/api/v1/stores',
        noun: 'a store',
        params: storeParams,
        notFound: storeNotFound,
        body: papersBody,
        viewId: 'StoreVerificationState',
      },
    }),
  };
};

/** What other slices read of stores. */
const readsOf = (queries: StoreQueries, view: ViewStore) => ({
  /** The member whose store it is. @throws AppError `store.not-found` also when the viewer may not see it */
  getOwner: async (id: string, viewer: Viewer | undefined) => (await view(id as StoreId, viewer)).store.ownerId,
  /** Whether or not anybody may see it. @throws AppError `store.not-found` */
  getOwnerOf: async (id: string) => (await queries.get(id as StoreId)).store.ownerId,
  /** The store of a member. @throws AppError `store.not-found` */
  getIdOfOwner: async (memberId: MemberId): Promise<string> => (await queries.getOfOwner(memberId)).store.id,
  findIdOfOwner: async (memberId: MemberId): Promise<string | undefined> => (await queries.findOfOwner(memberId))?.store.id,
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
});

/** Stores: opened, edited, closed, found. */
export const storesModule = (needs: StoresNeeds) => {
  const { database, reads, outboxIn, clock, pictures, papers } = needs;
  const scopeOf = storeScopeIn({ outboxIn: (trx) => storeOutbox(outboxIn(trx)), pictures, papers });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexStoreQueries({ database, reads });
  const view = viewStore(queries);
  const { marked, verification } = marksOf(needs, queries, scopeOf);

  return {
    storeNotFound,
    accountDeactivated,
    storeParams,
    storeView,
    /** Carries out what admins decide about stores. */
    marked,
    exportedVerification: verification.exported,
    ...readsOf(queries, view),
    /** Call when a store has another tax number: ends the marks that rest on it. */
    taxNumberChangedIn: (trx: Transaction) => followTaxNumber(scopeOf(trx), clock),
    ...presences,
    followIn: (trx: Transaction) => followMember(scopeOf(trx), clock),
    routes: [
      // Before /stores/:id, for these are no ids.
      ...findingRoutes(queries, needs.noteSearch),
      ...ownStoreRoutes({
        decisions: storeDecisions({ inTransaction, uploads: pictures.uploads, clock }),
        queries,
        form: pictures.formOf({ field: 'image', maxFiles: 1, singles: ['banner'], takesJson: true }),
      }),
      ...verification.routes,
      ...storeRoutes(queries, view),
    ],
    jobs: {
      'count words of stores': { everyMs: countEveryMs, run: countWords(database, 'store_'), followsCommits: true },
      'rebuild documents of stores': { everyMs: rebuildEveryMs, run: rebuildDocuments(database, searchedStores), catchesUp: true },
      ...verification.jobs,
    },
    republishes: [rowsAsEvents({ table: 'stores', toEvents: (row) => stateOfStore(toStore(row)) })],
  };
};
