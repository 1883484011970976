import { shownOf } from '#shared/api/shown.ts';
import type { ChatMessage, Conversation } from '#shared/api/types.ts';
import { useNews } from '#shared/api/use-news.ts';
import { talkEndpoints } from '../api/talk-endpoints.ts';

export interface Thread {
  readonly conversation: Conversation;
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
}

type Pages = readonly { readonly conversation: Conversation; readonly messages: readonly ChatMessage[] }[];

function threadOf(pages: Pages): Thread | undefined {
  const [newest] = pages;
  return newest && { conversation: newest.conversation, messages: pages.toReversed().flatMap(({ messages }) => messages) };
}

/** One conversation, with its messages as far back as they were asked for. */
export function useThread(id: string) {
  const answer = talkEndpoints.useThreadInfiniteQuery(id, { ...useNews(), refetchOnMountOrArgChange: true });
  return {
    ...shownOf(answer, ({ pages }) => threadOf(pages)),
    hasOlder: answer.hasNextPage,
    isFetchingOlder: answer.isFetchingNextPage,
    older: () => void answer.fetchNextPage(),
  };
}
