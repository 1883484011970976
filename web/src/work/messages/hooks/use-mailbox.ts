import { useNews } from '#shared/api/use-news.ts';
import { talkEndpoints } from '../api/talk-endpoints.ts';

/** The own conversations, as far as they were asked for. */
export function useMailbox() {
  const answer = talkEndpoints.useMailboxInfiniteQuery(undefined, { ...useNews(), refetchOnMountOrArgChange: true });
  const pages = answer.currentData?.pages;
  return {
    conversations: pages?.flatMap(({ conversations }) => conversations),
    unread: pages?.[0]?.unread,
    error: answer.error,
    isFetching: answer.isFetching,
    retry: () => void answer.refetch(),
    hasMore: answer.hasNextPage,
    isFetchingMore: answer.isFetchingNextPage,
    more: () => void answer.fetchNextPage(),
  };
}
