import type { WordFacts } from '../correct-search.ts';
import { mostNear, typedKeys } from '../nearest-word.ts';
import { beginningWith } from './matching-words.ts';
import type { WordCollections } from './word-collections.ts';

type Words = Pick<WordCollections, 'words'>;

const nearIn = async ({ words }: Words, keys: readonly string[]): Promise<WordFacts['near']> => {
  if (keys.length === 0) return [];
  const found = await words()
    .find({ keys: { $in: keys } }, { projection: { count: 1 } })
    .sort({ count: -1, _id: 1 })
    .limit(mostNear)
    .toArray();
  return found.map(({ _id, ...fields }) => ({ word: _id, count: fields['count'] as number }));
};

const factOf = async (collections: Words, word: string): Promise<WordFacts> => {
  const { words } = collections;
  const [own, begun, near] = await Promise.all([
    words().findOne({ _id: word }, { projection: { count: 1 } }),
    words().findOne({ _id: beginningWith(word) }, { projection: { _id: 1 } }),
    nearIn(collections, typedKeys(word)),
  ]);
  return { word, count: (own?.['count'] as number | undefined) ?? 0, begins: begun !== null, near };
};

/** What is known of these words. */
export const readWords = (collections: Words, words: readonly string[]): Promise<readonly WordFacts[]> =>
  Promise.all(words.map((word) => factOf(collections, word)));
