import { late } from '#shared/ui/late.ts';

/** How many messages wait, for what surrounds every page: it comes once that stands. */
export const LateUnreadCount = late<{ place: 'corner' | 'line' }>(async () => (await import('./unread-count.tsx')).UnreadCount);
