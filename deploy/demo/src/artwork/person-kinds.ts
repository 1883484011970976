/** How drawn people differ at first sight. */
export const personKinds = ['woman', 'woman-scarf', 'woman-dupatta', 'man', 'man-beard', 'man-cap'] as const;
export type PersonKind = (typeof personKinds)[number];
