import { useTranslation } from 'react-i18next';
import { request } from '#shared/api/endpoint.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { ChatMessage, Conversation } from '#shared/api/types.ts';
import { useNews } from '#shared/api/use-news.ts';
import { useMemberName } from '#shared/pet/use-member-name.ts';

const askMailbox = request('GET', '/messages/conversations');
const askThread = request('GET', '/messages/conversations/{id}');

/** What grows at its end: the mailbox, the newest conversation first, and one conversation from its newest message back. */
export const talkEndpoints = messagingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    mailbox: build.infiniteQuery<Answer<'getMessagesConversations'>, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam: after }) => askMailbox({ after, limit: 20 }),
      providesTags: [{ type: 'Conversation', id: 'list' }],
    }),
    thread: build.infiniteQuery<Answer<'getMessagesConversationsById'>, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next?.toString() },
      query: ({ queryArg: id, pageParam: before }) => askThread({ id, before, limit: 50 }),
      providesTags: (_answer, _error, id) => [{ type: 'Conversation', id }],
    }),
  }),
});

/** What is old once something was done in a conversation. */
export const tagsOf = (id: string) => [id, 'list'].map((one) => ({ type: 'Conversation' as const, id: one }));

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

/** What the other side is called: a member, or a visitor by the name that was typed. */
export function useOtherName() {
  const { t } = useTranslation('shell');
  const nameOf = useMemberName();
  return ({ other, visitor }: Pick<Conversation, 'other' | 'visitor'>): string =>
    other ? nameOf(other.fullName) : (visitor?.name ?? t('formerMember'));
}
