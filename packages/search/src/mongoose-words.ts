import {
  runDocumentTransaction,
  type CollectionIndex,
  type DocumentCollection,
  type Documents,
  type DocumentTransaction,
  type StoredDocument,
} from '@paltu/documents/transactions';
import { inBatches } from '@paltu/persistence';
import { eachWordOf } from '@paltu/reference';
import { termsOf, type SearchPart, type Term, type UnderstoodSearch } from './meaning/understand.ts';
import type { WordFacts } from './correct-search.ts';
import { countedTerm, documentVersion } from './search-document.ts';
import { keysOfEntry, lexemesMeant, mostNear, typedKeys, wordChanges } from './words.ts';

/** Where documents are kept that words are counted of, and where the words are. */
export interface WordCollections {
  /** Documents with the fields of `foundByWords`; none is ever deleted. */
  readonly things: DocumentCollection;
  /** A field that is true of what everybody may find: only the words of those are counted. */
  readonly isShown: string;
  readonly words: DocumentCollection;
}

/** The words that a document is found by; `countWords` counts them anew when it has been written. */
export const foundByWords = (words: readonly string[]) => ({ words, areWordsCounted: false, documentVersion });

/** Indexes of a collection of things: `words` by each of them. */
export const indexesOfWords = (things: string, isShown: string): readonly CollectionIndex[] => [
  { name: `${things}_found_by_words`, key: { words: 1 }, partialFilterExpression: { [isShown]: true } },
  { name: `${things}_to_count`, key: { areWordsCounted: 1 }, partialFilterExpression: { areWordsCounted: false } },
  { name: `${things}_by_document_version`, key: { documentVersion: 1 } },
];

/** The collection `search_words` of the words of `things`. */
export const wordCollections = (
  documents: Pick<Documents, 'collection'>,
  kept: Pick<WordCollections, 'things' | 'isShown'>,
): WordCollections => ({
  ...kept,
  words: documents.collection('search_words', [{ name: 'search_words_near', key: { keys: 1, count: -1 } }]),
});

/** What begins so lies between this and what has the last letter after it: MongoDB orders texts by their bytes. */
const beginningWith = (beginning: string) => ({ $gte: beginning, $lt: `${beginning}\u{10ffff}` });

const hasAll = (words: string): object => ({ $and: words.split(' ').map((word) => ({ words: { $in: lexemesMeant(word) } })) });

const hasTerm = (term: Term): object => {
  const { lexemes, prefix } = countedTerm(term);
  const ways = [
    ...(lexemes.length > 0 ? [{ words: { $in: lexemes } }] : []),
    ...(prefix === null ? [] : [{ words: { $elemMatch: beginningWith(prefix) } }]),
    ...term.anyOf.filter((words) => words.includes(' ')).map(hasAll),
  ];
  return ways.length === 1 ? (ways[0] ?? {}) : { $or: ways };
};

/** What has all that was typed may be called so, or refuses it itself: "Bina Shah". */
const hasNone = ({ words, excluded }: SearchPart): object => ({
  $or: [{ $nor: excluded.map(hasAll) }, hasAll(eachWordOf(words).join(' '))],
});

/** What documents with the field `words` have to match, all of it; nothing when there is nothing that they have to. */
export const matchingWords = (search: UnderstoodSearch): readonly object[] => [
  ...termsOf(search).map(hasTerm),
  ...search.parts.filter(({ excluded }) => excluded.length > 0).map(hasNone),
];

const nearIn = async ({ words }: Pick<WordCollections, 'words'>, keys: readonly string[]): Promise<WordFacts['near']> => {
  if (keys.length === 0) return [];
  const found = await words()
    .find({ keys: { $in: keys } }, { projection: { count: 1 } })
    .sort({ count: -1, _id: 1 })
    .limit(mostNear)
    .toArray();
  return found.map(({ _id, ...fields }) => ({ word: _id, count: fields['count'] as number }));
};

const factOf = async (collections: Pick<WordCollections, 'words'>, word: string): Promise<WordFacts> => {
  const { words } = collections;
  const [own, begun, near] = await Promise.all([
    words().findOne({ _id: word }, { projection: { count: 1 } }),
    words().findOne({ _id: beginningWith(word) }, { projection: { _id: 1 } }),
    nearIn(collections, typedKeys(word)),
  ]);
  return { word, count: (own?.['count'] as number | undefined) ?? 0, begins: begun !== null, near };
};

/** What is known of these words. */
export const readWords = (collections: Pick<WordCollections, 'words'>, words: readonly string[]): Promise<readonly WordFacts[]> =>
  Promise.all(words.map((word) => factOf(collections, word)));

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

// One of a later release is not undone: while both run, each would make anew what the other has.
const isOfReleaseBefore = { documentVersion: { $not: { $gte: documentVersion } } };

/**
 * A job: what documents are found by that a release before wrote is made anew, a few at a time. Returns how many.
 * @param found what a document is found by: the fields of `foundByWords`, and others
 */
export const rebuildWords =
  ({ things }: Pick<WordCollections, 'things'>, found: (stored: StoredDocument) => object) =>
  (): Promise<number> =>
    inBatches(async () => {
      const some = await things().find(isOfReleaseBefore).limit(countedAtOnce).toArray();
      if (some.length === 0) return 0;
      await things().bulkWrite(
        // One that was written meanwhile has been made anew by that.
        some.map((stored) => ({ updateOne: { filter: { _id: stored._id, ...isOfReleaseBefore }, update: { $set: found(stored) } } })),
      );
      return some.length;
    }, countedAtOnce);
