import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useNews } from '#shared/api/use-news.ts';

const asked = { limit: 1 };

export const askUnread = () => messagingEndpoints.endpoints.getMessagesConversations.initiate(asked, { subscribe: false });

/** How many messages the member has not read, by one call for all that show it. */
export function useUnread() {
  const { data, isError } = messagingEndpoints.useGetMessagesConversationsQuery(asked, useNews());
  return { unread: data?.unread, isError };
}
