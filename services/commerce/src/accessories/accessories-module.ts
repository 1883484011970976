import { rowsAsEvents } from '@paltu/events';
import { forgetIdempotencyKeys, knexIdempotencyKeys } from '@paltu/idempotency';
import type { Clock, MemberId, Viewer } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { markedThing } from '@paltu/marks';
import type { PicturesModule } from '@paltu/pictures';
import { mostAccessoryPictures } from '@paltu/reference';
import type { ServiceParts } from '@paltu/runtime';
import { countWords } from '@paltu/search/postgres';
import { toAccessory } from './data/accessory-row.ts';
import { knexAccessoryQueries } from './data/knex-accessory-queries.ts';
import { knexAccessoryRepository } from './data/knex-accessory-repository.ts';
import { knexStock } from './data/knex-stock.ts';
import { knexStores } from './data/knex-stores.ts';
import { accessoryNotFound } from './domain/accessory-errors.ts';
import type { AccessoryEvent } from './domain/accessory-events.ts';
import type { Accessory, AccessoryId } from './domain/accessory.ts';
import { updatedAccessory } from './domain/owner-decisions.ts';
import { accessoryOutbox, stateOfAccessory } from './events/accessory-messages.ts';
import { presentAccessory, presentOwn } from './http/accessory-presenter.ts';
import { accessoryRoutes } from './http/accessory-routes.ts';
import { accessoryParams } from './http/accessory-schemas.ts';
import { accessoryView, exportView } from './http/accessory-view.ts';
import { findingRoutes } from './http/finding-routes.ts';
import { ownAccessoryRoutes } from './http/own-accessory-routes.ts';
import { recallRoutes } from './http/recall-routes.ts';
import { accessoryStats } from './use-cases/accessory-stats.ts';
import { editAccessory } from './use-cases/edit-accessory.ts';
import { followMember } from './use-cases/follow-member.ts';
import { keepAccessories } from './use-cases/keep-accessories.ts';
import { listAccessory } from './use-cases/list-accessory.ts';
import type { AccessoryQueries, AccessoryScope } from './use-cases/ports.ts';
import { recallAccessories } from './use-cases/recall-accessories.ts';
import { moveStock, reserveStock } from './use-cases/reserve-stock.ts';
import { removeAccessory } from './use-cases/remove-accessory.ts';
import { viewAccessory, type ViewAccessory } from './use-cases/view-accessory.ts';

export interface AccessoriesNeeds extends ServiceParts {
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly noteRecallIn: (trx: Transaction) => AccessoryScope['noteRecall'];
  /** SQL: whether orders are taken by the row of `stores` beside it. */
  readonly takesOrders: string;
}

const countEveryMs = 5_000;
/** How long a repeated key leads to the same result: longer than a browser goes on repeating a call that was not answered. */
const keysKeptMs = 7 * 24 * 60 * 60_000;

export interface AccessoryScopeNeeds extends Pick<AccessoriesNeeds, 'outboxIn' | 'noteRecallIn'> {
  readonly pictures: Pick<PicturesModule, 'picturesIn'>;
}

/** All that a use case may write with, in a transaction. */
export const accessoryScopeIn =
  ({ outboxIn, pictures, noteRecallIn }: AccessoryScopeNeeds) =>
  (trx: Transaction): AccessoryScope => {
    const scope = {
      accessories: knexAccessoryRepository(trx),
      stores: knexStores(trx),
      stock: knexStock(trx),
      pictures: pictures.picturesIn(trx),
      keys: knexIdempotencyKeys<AccessoryId>(trx),
      outbox: accessoryOutbox(outboxIn(trx)),
      noteRecall: noteRecallIn(trx),
    };
    return { ...scope, keep: keepAccessories(scope) };
  };

/** What other slices read of accessories. */
const readsOf = (queries: AccessoryQueries, view: ViewAccessory) => ({
  /** The member whose store it is. @throws AppError `accessory.not-found` also when the viewer may not see it */
  getOwner: async (id: string, viewer: Viewer | undefined) => (await view({ accessoryId: id as AccessoryId, viewer })).accessory.ownerId,
  /** As everybody sees them, in the order of their ids. */
  present: async (ids: readonly string[]) => {
    const found = new Map<string, object>((await queries.listOf(ids)).map((one) => [one.accessory.id, presentAccessory(one)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  },
  exported: { view: exportView, present: async (memberId: MemberId) => (await queries.listAllOwn(memberId)).map(presentOwn) },
});

/** Carries out what admins decide about accessories. */
const markedIn = (scopeOf: (trx: Transaction) => AccessoryScope, clock: Clock) =>
  markedThing<Accessory, AccessoryEvent, Transaction>({
    kind: 'accessory',
    clock,
    changed: updatedAccessory,
    scopeIn: (trx) => {
      const { accessories, keep } = scopeOf(trx);
      return { things: { find: (id) => accessories.find(id as AccessoryId) }, keep };
    },
  });

/** Products of stores: listed, edited, removed, found, and their stock. */
export const accessoriesModule = ({ database, reads, outboxIn, clock, pictures, noteRecallIn, takesOrders }: AccessoriesNeeds) => {
  const scopeOf = accessoryScopeIn({ outboxIn, pictures, noteRecallIn });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexAccessoryQueries({ database, reads, takesOrders });
  const view = viewAccessory({ queries });
  const needs = { inTransaction, uploads: pictures.uploads, clock };

  return {
    accessoryNotFound,
    accessoryParams,
    accessoryView,
    ...readsOf(queries, view),
    /** Pieces that orders reserve, send, and get back, in the transaction of the order. */
    stockIn: (trx: Transaction) => {
      const stock = { scope: scopeOf(trx), clock };
      return { reserve: reserveStock(stock), move: moveStock(stock) };
    },
    marked: markedIn(scopeOf, clock),
    followIn: (trx: Transaction) => followMember({ scope: scopeOf(trx), clock }),
    routes: [
      // Before /accessories/:id, for these are no ids.
      ...findingRoutes({ queries, readStats: accessoryStats({ queries, clock }) }),
      ...ownAccessoryRoutes({
        listAccessory: listAccessory(needs),
        editAccessory: editAccessory(needs),
        removeAccessory: removeAccessory({ inTransaction, clock }),
        queries,
        form: pictures.formOf({ field: 'images', maxFiles: mostAccessoryPictures, takesJson: true }),
      }),
      ...recallRoutes({ recallAccessories: recallAccessories({ inTransaction, clock }), queries }),
      ...accessoryRoutes({ viewAccessory: view }),
    ],
    jobs: {
      'count words of accessories': { everyMs: countEveryMs, run: countWords(database) },
      'forget idempotency keys': forgetIdempotencyKeys({ database, clock, keptMs: keysKeptMs }),
    },
    republishes: [rowsAsEvents({ table: 'accessories', toEvents: (row) => stateOfAccessory(toAccessory(row)) })],
  };
};
