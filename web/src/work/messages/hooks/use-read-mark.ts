import { useEffect } from 'react';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useInSight } from './use-in-sight.ts';
import type { Thread } from './use-thread.ts';

/** What is shown to somebody who looks counts as read; one that comes while nobody does, not yet. */
export function useReadMark({ conversation: { id, unread }, messages }: Thread): void {
  const [read] = messagingEndpoints.usePostMessagesConversationsByIdReadMutation();
  const isInSight = useInSight();
  const upTo = messages.at(-1)?.number;
  useEffect(() => {
    if (isInSight && unread > 0 && upTo !== undefined) void read({ id, body: { upTo } });
  }, [read, isInSight, id, unread, upTo]);
}
