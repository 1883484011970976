export const tints = ['leaf', 'genda', 'sky', 'rani'] as const;

/** A number that letters lead to, the same each time. */
const numberOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

/** Which drawing of several, and which tint under it, an article has. */
export function coverOf<Drawing>(slug: string, drawings: readonly [Drawing, ...Drawing[]]): { art: Drawing; tint: (typeof tints)[number] } {
  const number = numberOf(slug);
  return { art: drawings[number % drawings.length] ?? drawings[0], tint: tints[number % tints.length] ?? tints[0] };
}
