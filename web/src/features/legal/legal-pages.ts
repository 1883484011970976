/**
 * The four pages by their key, which is also the namespace of their text; the day in Pakistan on which that text last changed. The text of the
 * first release is of the days that the product's specification names.
 */
export const legalPages = {
  terms: { updatedAt: '2024-12-15' },
  privacy: { updatedAt: '2024-12-10' },
  cookies: { updatedAt: '2024-12-05' },
  refund: { updatedAt: '2024-12-01' },
} as const;

export type LegalKey = keyof typeof legalPages;

export interface LegalSection {
  title: string;
  /** Paragraphs; what stands between backticks is code. */
  text: readonly string[];
  /** Points after the paragraphs. */
  list?: readonly string[];
}

export interface LegalText {
  title: string;
  text: string;
  /** By their place in the address of the page, the same in every language. */
  sections: Readonly<Record<string, LegalSection>>;
}

/** @throws when the key is that of no legal page */
export function legalKey(key: string): LegalKey {
  if (!(key in legalPages)) throw new Error(`${key} is no legal page`);
  return key as LegalKey;
}
