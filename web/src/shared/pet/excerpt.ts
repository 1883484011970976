const sentenceEnd = /[.!?۔؟](?=\s)/gu;

/**
 * The beginning of a long text for "Read more": whole sentences when one ends in the second half of `limit`, else whole
 * words with an ellipsis. A text that is only a little longer is left whole (undefined).
 */
export function excerpt(text: string, limit = 320): string | undefined {
  if (text.length <= limit * 1.25) return undefined;
  const beginning = text.slice(0, limit + 1);
  const ends = [...beginning.matchAll(sentenceEnd)].map((match) => match.index + 1);
  const lastEnd = ends.at(-1) ?? 0;
  if (lastEnd >= limit / 2) return beginning.slice(0, lastEnd);
  const lastSpace = beginning.search(/\s\S*$/u);
  return `${beginning.slice(0, lastSpace > 0 ? lastSpace : limit).trimEnd()}…`;
}
