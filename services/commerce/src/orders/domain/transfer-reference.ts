/** References are compared without blanks and in capitals, because people write the same one differently. */
export const foldedReference = (reference: string): string => reference.replaceAll(/\s/gu, '').toUpperCase();

export const isSameReference = (one: string, other: string): boolean => foldedReference(one) === foldedReference(other);
