import type { CollectionIndex, DocumentCollection, Documents } from '@paltu/documents/transactions';

/** Where documents are kept that words are counted of, and where the words are. */
export interface WordCollections {
  /** Documents with the fields of `foundByWords`; none is ever deleted. */
  readonly things: DocumentCollection;
  /** A field that is true of what everybody may find: only the words of those are counted. */
  readonly isShown: string;
  readonly words: DocumentCollection;
}

/** The words that a document is found by; `countWords` counts them anew when it has been written. */
export const foundByWords = (words: readonly string[]) => ({ words, areWordsCounted: false });

/** Indexes of a collection of things: `words` by each of them. */
export const indexesOfWords = (things: string, isShown: string): readonly CollectionIndex[] => [
  { name: `${things}_found_by_words`, key: { words: 1 }, partialFilterExpression: { [isShown]: true } },
  { name: `${things}_to_count`, key: { areWordsCounted: 1 }, partialFilterExpression: { areWordsCounted: false } },
];

/** The collection `search_words` of the words of `things`. */
export const wordCollections = (
  documents: Pick<Documents, 'collection'>,
  kept: Pick<WordCollections, 'things' | 'isShown'>,
): WordCollections => ({
  ...kept,
  words: documents.collection('search_words', [{ name: 'search_words_near', key: { keys: 1, count: -1 } }]),
});
