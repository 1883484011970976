import { useSyncExternalStore } from 'react';
import { createNews } from '../news/news.ts';
import type * as part from '../news/take-part.ts';
import { store } from '../store/store.ts';
import { messagingEndpoints } from './gen/messaging-endpoints.ts';

const tags = { messages: 'Conversation', notifications: 'Notification' } as const;

const news = createNews({
  onChange: (kind) => void store.dispatch(messagingEndpoints.util.invalidateTags([tags[kind]])),
  // Not among what the first page loads; where it does not come, the page asks.
  start: (taking, signal) => {
    const join = ({ takePart }: typeof part) => {
      if (!signal.aborted) takePart(taking, signal);
    };
    import('../news/take-part.ts').then(join, () => undefined);
  },
});

/** In ms. */
const every = 15_000;

const asked = { pollingInterval: every, skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnReconnect: true } as const;
const pushed = { pollingInterval: 0, skipPollingIfUnfocused: true, refetchOnFocus: false, refetchOnReconnect: true } as const;

/**
 * How a query learns what others have done meanwhile: its options for that. Where changes are shown to the browser as they happen it is
 * asked anew only then; else now and then while the page is in sight, and as that comes back.
 */
export function useNews() {
  const isLive = useSyncExternalStore(news.subscribe, news.isLive, () => false);
  return isLive ? pushed : asked;
}
