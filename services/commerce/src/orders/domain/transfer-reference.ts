/** As references of transfers are compared: people write the same one in capitals or not, with blanks or without. */
export const foldedReference = (reference: string): string => reference.replaceAll(/\s/gu, '').toUpperCase();

export const isSameReference = (one: string, other: string): boolean => foldedReference(one) === foldedReference(other);
