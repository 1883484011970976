import { CircleAlert, SendHorizontal } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentRef, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#shared/antd/work.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { Button } from '#shared/work/button.tsx';
import { useWindowIs } from '#shared/work/use-window-is.ts';
import { useComposer } from '../hooks/use-composer.ts';
import styles from './thread.module.css';

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
