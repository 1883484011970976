import { late } from '#shared/ui/late.ts';

/** How many notifications are new, for the bell above every page: it comes once that stands. */
export const LateNewsCount = late<object>(async () => (await import('./news-count.tsx')).NewsCount);
