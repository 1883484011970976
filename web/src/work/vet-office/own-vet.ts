import { isApiError } from '#shared/api/api-error.ts';
import type { Query } from '#shared/navigation/page-path.ts';

/** Whether the member has no vet profile. */
export const hasNoProfile = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** The query of the page of one's own slots. */
export const slotsPlace: Query = { tab: 'slots' };
