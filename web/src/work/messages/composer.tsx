import { useState, useRef } from 'react';
import { CircleAlert, SendHorizontal } from 'lucide-react';
import type { ComponentRef, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { ChatMessage } from '#shared/api/types.ts';
import { sendChanged } from '#shared/flow/send-once.ts';
import { useForm } from '#shared/form/use-form.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Input } from '#shared/antd/work.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { Button } from '#shared/work/button.tsx';
import { useWindowIs } from '#shared/work/use-window-is.ts';
import { tagsOf, talkEndpoints } from './conversations.ts';
import styles from './thread.module.css';

interface ComposerOptions {
  conversationId: string;
  memberId: string;
  onSent: () => void;
}

/**
 * What a member writes in one conversation. It is kept on the device until it is sent. Its key stays the same until then, so that what is
 * sent again is not there twice; `isUnsure` while nobody knows whether it was sent.
 */
function useComposer({ conversationId: id, memberId, onSent }: ComposerOptions) {
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

const longest = 500;
/** From here on it is shown how much room is left. */
const isLong = longest - 100;

/** Why what was written is not sent, or is not known to be. */
function Problem({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p role="alert" className={styles.problem}>
      <CircleAlert size={20} aria-hidden />
      <span>{texts.join(' ')}</span>
    </p>
  );
}

function Hint({ hasKeys, length }: { hasKeys: boolean; length: number }) {
  const { t } = useTranslation('messages');
  return (
    <p id="message-hint" className={styles.hint}>
      {hasKeys && <span>{t('composer.keys')}</span>}
      {length > isLong && (
        <span dir="ltr">
          {length}/{longest}
        </span>
      )}
    </p>
  );
}

function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>, send: () => void): void {
  // What is put together of several keys, as an Urdu word on some keyboards, ends with Enter too.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  send();
}

interface ComposerProps {
  conversationId: string;
  memberId: string;
}

/** Where one writes. On a desk Enter sends and Shift+Enter begins a line; on a phone Enter begins one, and the button sends. */
export function Composer(props: ComposerProps) {
  const { t } = useTranslation('messages');
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const isDesk = useWindowIs('(min-width: 768px) and (pointer: fine)');
  const { form, isUnsure, send, isEmpty } = useComposer({ ...props, onSent: () => field.current?.focus() });
  const { message } = form.values;
  return (
    <FormElement form={{ isBusy: form.isBusy, next: send }} className={styles.composer}>
      <Problem texts={[...form.summary.map(({ text }) => text), ...(isUnsure ? [t('composer.unsure')] : [])]} />
      <div className={styles.writing} data-action-bar>
        <label htmlFor="message" className="visually-hidden">
          {t('composer.label')}
        </label>
        <Input.TextArea
          ref={field}
          id="message"
          name="message"
          dir="auto"
          className={styles.field}
          placeholder={t('composer.placeholder')}
          rows={1}
          maxLength={longest}
          readOnly={form.isBusy}
          value={message}
          onChange={({ target }) => form.change('message', target.value)}
          onKeyDown={(event) => isDesk && sendByEnter(event, send)}
          aria-describedby="message-hint"
        />
        <Button
          kind="primary"
          isSubmit
          isBusy={form.isBusy}
          isDisabled={isEmpty}
          label={t('composer.send')}
          icon={<SendHorizontal size={20} className="mirrors" aria-hidden />}
        />
      </div>
      <Hint hasKeys={isDesk} length={message.length} />
    </FormElement>
  );
}
