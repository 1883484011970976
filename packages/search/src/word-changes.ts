/** By each word how many more documents have it; those of which as many have it as before are left out. */
export const wordChanges = (
  changed: readonly { readonly before: readonly string[]; readonly after: readonly string[] }[],
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  const add = (words: readonly string[], change: number): void => {
    for (const word of words) sums.set(word, (sums.get(word) ?? 0) + change);
  };
  for (const { before, after } of changed) {
    add(before, -1);
    add(after, 1);
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0));
};
