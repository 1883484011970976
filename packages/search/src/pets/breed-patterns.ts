const hasThreeInARow = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** Patterns of which a breed must fit one: a part of it, or with less than three letters in a row the beginning of a word. */
export const breedPatterns = (part: string): readonly string[] => {
  const literal = part.replace(/[\\%_]/g, '\\$&');
  // Every pattern holds what a trigram index knows: three letters in a row, or the beginning of a word.
  if (hasThreeInARow(part)) return [`%${literal}%`];
  return /^[\p{L}\p{N}]/u.test(part) ? [`${literal}%`, `% ${literal}%`] : [];
};
