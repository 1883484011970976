import { runDocumentTransaction, type Documents, type DocumentTransaction, type StoredDocument } from '@paltu/documents/transactions';
import { inBatches } from '@paltu/persistence';
import { keysOfEntry } from '../word-keys.ts';
import { wordChanges } from '../word-changes.ts';
import type { WordCollections } from './word-collections.ts';

const countedAtOnce = 100;

type Words = readonly string[];

interface Recounted {
  readonly id: string;
  readonly before: Words;
  readonly after: Words;
}

const recounted =
  (isShown: string) =>
  ({ _id, ...fields }: StoredDocument): Recounted => ({
    id: _id,
    before: (fields['countedWords'] as Words | undefined) ?? [],
    after: fields[isShown] === true ? ((fields['words'] as Words | undefined) ?? []) : [],
  });

const countSome = async ({ things, isShown, words }: WordCollections, { session }: DocumentTransaction): Promise<number> => {
  const projection = { words: 1, countedWords: 1, [isShown]: 1 };
  const found = await things().find({ areWordsCounted: false }, { session, projection }).limit(countedAtOnce).toArray();
  if (found.length === 0) return 0;
  const changed = found.map(recounted(isShown));
  await things().bulkWrite(
    changed.map(({ id, after }) => ({
      updateOne: { filter: { _id: id }, update: { $set: { countedWords: after, areWordsCounted: true } } },
    })),
    { session },
  );
  const sums = [...wordChanges(changed)];
  if (sums.length === 0) return found.length;
  await words().bulkWrite(
    sums.map(([_id, sum]) => ({
      updateOne: { filter: { _id }, update: { $inc: { count: sum }, $setOnInsert: { keys: keysOfEntry(_id) } }, upsert: true },
    })),
    { session },
  );
  await words().deleteMany({ _id: { $in: sums.map(([word]) => word) }, count: { $lte: 0 } }, { session });
  return found.length;
};

/**
 * Counts the words of what was written since it last did, a few documents at a time. A document keeps which of its words are counted, so that
 * each is counted once whatever fails, or is written meanwhile. Returns how many documents.
 */
export const countWords = (documents: Documents, collections: WordCollections) => (): Promise<number> =>
  inBatches(() => runDocumentTransaction(documents, (trx) => countSome(collections, trx)), countedAtOnce);
