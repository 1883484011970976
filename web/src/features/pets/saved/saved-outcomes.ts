import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { SavedSearch } from '#shared/api/types.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

type Frequency = SavedSearch['frequency'];

/** How often new pets are mailed, at eight. */
export const frequencies = ['daily', 'weekly'] as const satisfies readonly Frequency[];

/** The API takes no more characters. */
export const longestName = 60;

export interface SavedForm {
  name: string;
  frequency: Frequency;
}

const { postNotificationsSearches, patchNotificationsSearchesById, deleteNotificationsSearchesById } = messagingEndpoints.endpoints;

outcome(postNotificationsSearches, { done: 'pets:saved.done' });
outcome(patchNotificationsSearchesById, {
  done: (_data, { body }) => (body.name === undefined ? undefined : 'pets:saved.renamed'),
  failed: (error) => refusalText(error, 'pets:saved.failed'),
});
outcome(deleteNotificationsSearchesById, {
  done: 'pets:saved.deleted',
  failed: (error) => refusalText(error, 'pets:saved.failed'),
});
