import type { NoteSearch } from '@paltu/empty-searches';
import { rowsAsEvents } from '@paltu/events';
import { forgetIdempotencyKeys } from '@paltu/idempotency';
import type { Clock, MemberId, Viewer } from '@paltu/kernel';
import { markedThing } from '@paltu/marks';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { PicturesModule } from '@paltu/pictures';
import { mostAccessoryPictures } from '@paltu/reference';
import type { ServiceParts } from '@paltu/runtime';
import { countWords, rebuildDocuments } from '@paltu/search/postgres';
import { updatedAccessory } from './accessory-decisions.ts';
import { searchedAccessories } from './accessory-document-store.ts';
import { accessoryOutbox, stateOfAccessory } from './accessory-events.ts';
import { accessoryParams } from './accessory-fields-http.ts';
import { accessoryRoutes, ownAccessoryRoutes, recallRoutes } from './accessory-http.ts';
import { accessoryFacets } from './accessory-facets-store.ts';
import { accessoriesInLists, knexAccessoryQueries, type AccessoryQueries } from './accessory-queries-store.ts';
import { accessoryScopeIn, toAccessory, type AccessoryScope } from './accessory-store.ts';
import {
  accessoryDecisions,
  followMember,
  guessSpeciesOfAll,
  recallAccessories,
  viewAccessory,
  type ViewAccessory,
} from './accessory-use-cases.ts';
import { accessoryView, exportView, presentAccessory, presentOwn } from './accessory-views-http.ts';
import { accessoryNotFound, type Accessory, type AccessoryEvent, type AccessoryId } from './accessory.ts';
import { findingRoutes } from './finding-http.ts';
import { accessoryStats, stockChanges } from './stock-use-cases.ts';

interface AccessoriesNeeds extends ServiceParts {
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly noteRecallIn: (trx: Transaction) => AccessoryScope['noteRecall'];
  /** SQL: whether orders are taken by the row of `stores` beside it. */
  readonly takesOrders: string;
  readonly noteSearch: NoteSearch;
}

const countEveryMs = 5_000;
const foldEveryMs = 60_000;
const guessEveryMs = 60_000;
/** How long a repeated key leads to the same result: longer than a browser goes on repeating a call that was not answered. */
const keysKeptMs = 7 * 24 * 60 * 60_000;

/** What other slices read of accessories. */
const readsOf = (queries: AccessoryQueries, view: ViewAccessory) => ({
  /** The member whose store it is. @throws AppError `accessory.not-found` also when the viewer may not see it */
  getOwner: async (id: string, viewer: Viewer | undefined) => (await view(id as AccessoryId, viewer)).accessory.ownerId,
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
export const accessoriesModule = ({
  database,
  reads,
  outboxIn,
  clock,
  pictures,
  noteRecallIn,
  takesOrders,
  noteSearch,
}: AccessoriesNeeds) => {
  const scopeOf = accessoryScopeIn({ outboxIn: (trx) => accessoryOutbox(outboxIn(trx)), pictures, noteRecallIn });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexAccessoryQueries({ database, reads, takesOrders });
  const view = viewAccessory(queries);

  return {
    accessoryNotFound,
    accessoryParams,
    accessoryView,
    ...readsOf(queries, view),
    /** Pieces that orders reserve, send, and get back, in the transaction of the order. */
    stockIn: (trx: Transaction) => stockChanges(scopeOf(trx), clock),
    marked: markedIn(scopeOf, clock),
    followIn: (trx: Transaction) => followMember(scopeOf(trx), clock),
    routes: [
      // Before /accessories/:id, for these are no ids.
      ...findingRoutes({
        queries,
        readFacets: accessoryFacets(reads, accessoriesInLists(takesOrders)),
        readStats: accessoryStats(queries, clock),
        noteSearch,
      }),
      ...ownAccessoryRoutes({
        decisions: accessoryDecisions({ inTransaction, uploads: pictures.uploads, clock }),
        queries,
        form: pictures.formOf({ field: 'images', maxFiles: mostAccessoryPictures, takesJson: true }),
      }),
      ...recallRoutes(recallAccessories(inTransaction, clock), queries),
      ...accessoryRoutes(queries, view),
    ],
    jobs: {
      'fold counts of accessories': { everyMs: foldEveryMs, run: queries.foldCounts },
      'count words of accessories': { everyMs: countEveryMs, run: countWords(database), followsCommits: true },
      'guess animals of accessories': { everyMs: guessEveryMs, run: guessSpeciesOfAll(inTransaction, clock), catchesUp: true },
      'rebuild documents of accessories': { everyMs: guessEveryMs, run: rebuildDocuments(database, searchedAccessories), catchesUp: true },
      'forget idempotency keys': forgetIdempotencyKeys({ database, clock, keptMs: keysKeptMs }),
    },
    republishes: [rowsAsEvents({ table: 'accessories', toEvents: (row) => stateOfAccessory(toAccessory(row)) })],
  };
};
