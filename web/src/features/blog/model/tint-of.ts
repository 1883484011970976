const tints = ['leaf', 'genda', 'sky', 'rani'] as const;

/** A number that letters lead to, the same each time. */
const numberOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

/** Which tint lies under the drawing of an article. */
export const tintOf = (slug: string): (typeof tints)[number] => tints[numberOf(slug) % tints.length] ?? 'leaf';
