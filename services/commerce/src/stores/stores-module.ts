import { rowsAsEvents } from '@paltu/events';
import type { Clock, MemberId, Viewer } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { markedThing, papersBody, verificationSlice } from '@paltu/marks';
import type { PapersModule, PicturesModule } from '@paltu/pictures';
import { knexMemberPresence } from '@paltu/projections';
import { postgresTransactions, type ServiceParts } from '@paltu/runtime';
import { countWords } from '@paltu/search/postgres';
import { knexStoreCounts } from './data/knex-store-counts.ts';
import { knexStoreProducts } from './data/knex-store-products.ts';
import { knexStoreQueries } from './data/knex-store-queries.ts';
import { knexStoreRepository } from './data/knex-store-repository.ts';
import { toStore } from './data/store-row.ts';
import { changeTaxNumber, requestedVerification, updatedStore } from './domain/owner-decisions.ts';
import { accountDeactivated, storeNotFound } from './domain/store-errors.ts';
import type { StoreEvent } from './domain/store-events.ts';
import type { Store, StoreId } from './domain/store.ts';
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
import type { StoreQueries, StoreScope } from './use-cases/ports.ts';
import { switchStore } from './use-cases/switch-store.ts';
import { viewStore, type ViewStore } from './use-cases/view-store.ts';

export interface StoresNeeds extends ServiceParts {
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly papers: PapersModule;
}

const countEveryMs = 5_000;
const membersIn = knexMemberPresence({ lockSeed: 17 });

/** Whether members are away, for transactions of other slices. */
const presences = {
  /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
  requireThereIn: (trx: Transaction) => async (memberId: MemberId) => {
    if (await membersIn(trx).isAway(memberId)) throw accountDeactivated();
  },
  /** Nobody leaves, nor comes back, until the transaction ends. */
  isAwayIn: (trx: Transaction) => membersIn(trx).isAway,
  /** False when the state of the event was known. */
  keepMemberIn: (trx: Transaction) => membersIn(trx).keep,
};

/** What a transaction about stores takes from elsewhere. */
export interface StoreScopeNeeds extends Pick<ServiceParts, 'outboxIn'> {
  readonly pictures: Pick<PicturesModule, 'picturesIn'>;
  readonly papers: Pick<PapersModule, 'papersIn'>;
}

/** All that a use case may write with, in a transaction. */
export const storeScopeIn =
  ({ outboxIn, pictures, papers }: StoreScopeNeeds) =>
  (trx: Transaction): StoreScope => {
    const scope = {
      stores: knexStoreRepository(trx),
      products: knexStoreProducts(trx),
      counts: knexStoreCounts(trx),
      members: membersIn(trx),
      pictures: pictures.picturesIn(trx),
      papers: papers.papersIn(trx),
      outbox: storeOutbox(outboxIn(trx)),
    };
    return { ...scope, keep: keepStores(scope) };
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
      ...{ clock, logger },
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
  getOwner: async (id: string, viewer: Viewer | undefined) => (await view({ storeId: id as StoreId, viewer })).store.ownerId,
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

/** Ends the marks of a store that rest on its tax number. */
const markTaxNumber =
  ({ scope: { stores, keep }, clock }: { readonly scope: StoreScope; readonly clock: Clock }) =>
  async (storeId: string): Promise<void> => {
    const store = await stores.find(storeId as StoreId);
    if (store !== undefined) await keep(store, changeTaxNumber(store, clock.now()));
  };

/** Stores: opened, edited, closed, found. */
export const storesModule = (storesNeeds: StoresNeeds) => {
  const { database, reads, clock, pictures } = storesNeeds;
  const scopeOf = storeScopeIn(storesNeeds);
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexStoreQueries({ database, reads });
  const view = viewStore({ queries });
  const needs = { inTransaction, uploads: pictures.uploads, clock };
  const { marked, verification } = marksOf(storesNeeds, queries, scopeOf);

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
    taxNumberChangedIn: (trx: Transaction) => markTaxNumber({ scope: scopeOf(trx), clock }),
    ...presences,
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
      ...verification.routes,
      ...storeRoutes({ viewStore: view }),
    ],
    jobs: { 'count words of stores': { everyMs: countEveryMs, run: countWords(database, 'store_') }, ...verification.jobs },
    republishes: [rowsAsEvents({ table: 'stores', toEvents: (row) => stateOfStore(toStore(row)) })],
  };
};
