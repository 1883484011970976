import { lexemesMeant } from '../lexemes.ts';
import { termsOf, type Term, type UnderstoodSearch } from '../meaning/understand.ts';
import { countedTerm } from '../search-query.ts';

/** What begins so lies between this and what has the last letter after it: MongoDB orders texts by their bytes. */
export const beginningWith = (beginning: string) => ({ $gte: beginning, $lt: `${beginning}\u{10ffff}` });

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

/** What documents with the field `words` have to match, all of it; nothing when there is nothing that they have to. */
export const matchingWords = (search: UnderstoodSearch): readonly object[] => termsOf(search).map(hasTerm);
