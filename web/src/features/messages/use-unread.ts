import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useNews } from '#shared/api/use-news.ts';

/** How many messages the member has not read, by one call for all that show it. */
export function useUnread() {
  const { data, isError } = messagingEndpoints.useGetMessagesConversationsQuery({ limit: 1 }, useNews());
  return { unread: data?.unread, isError };
}
