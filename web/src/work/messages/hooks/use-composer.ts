import { useState } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { ChatMessage } from '#shared/api/types.ts';
import { sendChanged } from '#shared/flow/send-once.ts';
import { useForm } from '#shared/form/use-form.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { tagsOf, talkEndpoints } from '../api/talk-endpoints.ts';

interface ComposerOptions {
  conversationId: string;
  memberId: string;
  onSent: () => void;
}

/**
 * What a member writes in one conversation. It is kept on the device until it is sent. Its key stays the same until then, so that what is
 * sent again is not there twice; `isUnsure` while nobody knows whether it was sent.
 */
export function useComposer({ conversationId: id, memberId, onSent }: ComposerOptions) {
  const [send] = messagingEndpoints.usePostMessagesConversationsByIdMessagesMutation();
  const dispatch = useAppDispatch();
  const [isUnsure, setUnsure] = useState(false);
  const show = (message: ChatMessage) =>
    dispatch(
      talkEndpoints.util.updateQueryData('thread', id, ({ pages: [newest] }) => {
        if (newest?.messages.every(({ number }) => number !== message.number)) newest.messages.push(message);
      }),
    );
  const form = useForm({
    initial: { message: '' },
    rules: {},
    draft: { key: `message.${id}.${memberId}`, place: 'device' },
    words: { failed: 'messages:composer.failed' },
    submit: async ({ message }, sendKey) => {
      setUnsure(false);
      try {
        const body = { message: message.trim() };
        const sent = await sendChanged(sendKey, (idempotencyKey) => send({ id, idempotencyKey, body }).unwrap());
        setUnsure(sent === 'unknown');
        if (sent === 'unknown') return 'unsaved';
        show(sent.chatMessage);
        onSent();
        dispatch(messagingEndpoints.util.invalidateTags(tagsOf(id)));
        return 'afresh';
      } catch (error) {
        // What is shown of the conversation is out of date.
        if (isApiError(error) && isSettled(error)) dispatch(messagingEndpoints.util.invalidateTags(tagsOf(id)));
        throw error;
      }
    },
  });
  const isEmpty = form.values.message.trim() === '';
  return { form, isUnsure, send: () => isEmpty || form.isBusy || form.next(), isEmpty };
}
