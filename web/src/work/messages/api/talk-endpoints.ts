import { request } from '#shared/api/endpoint.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';

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
