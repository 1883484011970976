/** What there is, in the order of the pages. */
export const counters = ['pets', 'adoptions', 'users', 'vets'] as const;
