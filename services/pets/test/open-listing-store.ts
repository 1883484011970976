import { randomUUID } from 'node:crypto';
import { AppError, type Clock, type MemberId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { papersModule, picturesModule, type PictureUploads } from '@paltu/pictures';
import { inMemoryStore } from '@paltu/storage';
import { openServiceDatabase } from '@paltu/testing/service';
import { knexListingQueries, listingScopeIn, type InListingTransaction } from '../src/listings/listing-store.ts';
import type { Picture, PictureId } from '../src/listings/listing.ts';
import { knexListingCounts, pgPublishedListings } from '../src/listings/published-store.ts';
import { listingOutbox } from '../src/listings/listing-events.ts';
import { aPicture } from './listing-builders.ts';

export const storeTotalCap = 5;

/** Listings, pictures and outbox in a PostgreSQL database of the test's own; only the files of pictures are made up. */
export const openListingStore = async (clock: Clock) => {
  const { database, parts, eventTypes, empty, close } = await openServiceDatabase('pets', { clock });
  const objects = { ...inMemoryStore(), open: async () => undefined };
  // Nothing is sent here.
  const files = { objects, limits: { pictureBytes: 0, paperBytes: 0, floorBytes: 0 } };
  const pictures = picturesModule({ ...parts, ...files, uploadDirectory: '/nowhere', takesAhead: true });
  const papers = papersModule({ ...parts, ...files });
  const outboxIn = (trx: Transaction) => listingOutbox(parts.outboxIn(trx));
  const scopeIn = listingScopeIn({ outboxIn, picturesIn: pictures.picturesIn, papersIn: papers.papersIn });
  const inTransaction: InListingTransaction = transactionRunner(database, scopeIn);
  const send = async (memberId: MemberId): Promise<Picture> => {
    const { id, width, height } = aPicture({ id: randomUUID() as PictureId });
    await database('pictures').insert({ id, member_id: memberId, width, height, bytes: 1, sent_at: clock.now() });
    return { id, width, height };
  };
  const uploads: PictureUploads = {
    use: async (memberId, files, work) => {
      const refused = files.find(({ fileName }) => fileName.endsWith('.txt'));
      if (refused !== undefined) throw new AppError('invalid', 'picture.not-a-picture', refused.fileName);
      const sent = await Promise.all(files.map(() => send(memberId as MemberId)));
      const unclaimed = database('pictures')
        .whereIn(
          'id',
          sent.map(({ id }) => id),
        )
        .where({ used_by: null });
      return work(sent).finally(() => unclaimed.update({ removed_at: clock.now() }));
    },
  };
  return {
    database,
    reads: parts.reads,
    inTransaction,
    /** Counts no further than one over `storeTotalCap`. */
    queries: knexListingQueries(database, storeTotalCap),
    counts: knexListingCounts(database),
    published: pgPublishedListings(parts.reads, clock, storeTotalCap),
    uploads,
    papers: papers.uploads,
    /** A picture that the member sent ahead. */
    send,
    /** What became of a picture. */
    stateOf: async (id: PictureId): Promise<'free' | 'taken' | 'public' | 'gone'> => {
      const picture = await database('pictures')
        .where({ id })
        .first<{ used_by: string | null; removed_at: Date | null; is_public: boolean }>();
      if (picture.removed_at !== null) return 'gone';
      if (picture.used_by === null) return 'free';
      return picture.is_public ? 'public' : 'taken';
    },
    pictureIds: async (): Promise<PictureId[]> =>
      (await database('pictures').orderBy('sent_at').select('id')).map(({ id }) => id as PictureId),
    /** Names of the events that were kept, in order: `created`, `published` … */
    publishedTypes: async (): Promise<string[]> => (await eventTypes()).map((type) => type.replace(/^pet\./, '')),
    empty: () =>
      empty(
        'interests',
        'listings',
        'listings_counts',
        'pictures',
        'idempotency_keys',
        'away_owners',
        'search_words',
        'search_word_changes',
      ),
    close,
  };
};

export type ListingStore = Awaited<ReturnType<typeof openListingStore>>;
