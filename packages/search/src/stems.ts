type Ending = readonly [ending: RegExp, ...singulars: string[]];

const english: readonly Ending[] = [
  [/(?<=[a-z]{2})ies$/, 'y', 'ie'],
  [/(?<=[a-z](?:ss|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z])ves$/, 'f', 've'],
  [/(?<=[a-z]{2}[^su])s$/, ''],
];

// Of بلیاں and بلیوں; of بچے and بچوں, which are of بچہ, کتا or دوست alike; of دیسیوں. What ends in ہ is often written with ا.
const urdu: readonly Ending[] = [
  [/(?<=\p{L})(?:یاں|یوں)$/u, 'ی'],
  [/(?<=\p{L}{2})وں$/u, '', 'ا', 'ہ'],
  [/(?<=\p{L}{2})یں$/u, ''],
  [/(?<=\p{L}{2})ے$/u, 'ا', 'ہ'],
  [/(?<=\p{L}{2}[^ا])ہ$/u, 'ا'],
];

/**
 * What a word may be the plural of, or another spelling: `cats` of `cat`, بلیاں of بلی, کتے of کتا. Light on purpose: it knows no language,
 * and what is no word does no harm, for a document and a search are made of the same.
 */
export const stemsOf = (word: string): readonly string[] => {
  const endings = /^[a-z]+$/.test(word) ? english : urdu;
  const [ending, ...singulars] = endings.find(([one]) => one.test(word)) ?? [];
  return ending === undefined ? [] : singulars.map((singular) => word.replace(ending, singular));
};
