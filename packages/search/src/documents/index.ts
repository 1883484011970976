export { countWords } from './count-words.ts';
export { matchingWords } from './matching-words.ts';
export { readWords } from './read-words.ts';
export { foundByWords, indexesOfWords, wordCollections, type WordCollections } from './word-collections.ts';
