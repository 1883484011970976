import { useSyncExternalStore, useEffect, useRef, useState } from 'react';
import { clockTimeAt } from '@paltu/reference';
import { CheckCheck, EyeOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { ChatMessage, FraudSign } from '#shared/api/types.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { formatDayOfYear } from '#shared/format/format.ts';
import type { Thread, useThread } from './conversations.ts';
import { useUnmask } from './conversation-acts.tsx';
import styles from './thread.module.css';
import { useOtherName } from './conversations.ts';
import { lastRead, daysOf, firstUnread } from './thread.ts';
import { Composer } from './composer.tsx';
import { NotWritable } from './not-writable.tsx';
import { ThreadHead } from './thread-head.tsx';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is in sight: not behind another tab, nor on a phone that sleeps. */
function useInSight(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
}

/** What is shown to somebody who looks counts as read; one that comes while nobody does, not yet. */
function useReadMark({ conversation: { id, unread }, messages }: Thread): void {
  const [read] = messagingEndpoints.usePostMessagesConversationsByIdReadMutation();
  const isInSight = useInSight();
  const upTo = messages.at(-1)?.number;
  useEffect(() => {
    if (isInSight && unread > 0 && upTo !== undefined) void read({ id, body: { upTo } });
  }, [read, isInSight, id, unread, upTo]);
}

function Warning({ signs }: { signs: readonly FraudSign[] }) {
  const { t } = useTranslation('messages');
  return (
    <div role="note" className={styles.warning}>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <strong>{t('warning.title')}</strong>
        {signs.map((sign) => (
          <p key={sign}>{t(`warning.${sign}`)}</p>
        ))}
      </div>
    </div>
  );
}

function Masked({ name }: { name: string }) {
  const { t } = useTranslation('messages');
  return (
    <p className={styles.note}>
      <EyeOff size={16} aria-hidden />
      <span>
        <NamedText sentence={(other) => t('message.masked', { name: other })} name={name} />
      </span>
    </p>
  );
}

interface MaskedForOtherProps {
  message: ChatMessage;
  conversationId: string;
  name: string;
  onShown: () => void;
}

/** An own message that the other side sees masked, and the way to show it where that is wrong. */
function MaskedForOther({ message, conversationId, name, onShown }: MaskedForOtherProps) {
  const { t } = useTranslation('messages');
  const { unmask, isBusy, problem } = useUnmask(conversationId, message.id, onShown);
  return (
    <div className={styles.note}>
      <EyeOff size={16} aria-hidden />
      <div>
        <p>
          <NamedText sentence={(other) => t('message.maskedForOther', { name: other })} name={name} />
        </p>
        <Button size="small" isBusy={isBusy} onClick={unmask}>
          {t('message.unmask')}
        </Button>
        <StepProblem problem={problem} />
      </div>
    </div>
  );
}

interface MessageLineProps {
  message: ChatMessage;
  conversationId: string;
  /** Of the other side. */
  name: string;
  isFirstNew: boolean;
  /** The last own message that the other side has read. */
  isLastRead: boolean;
}

/** One message: whose it is, its words and its time, and what there is to know about them. */
function MessageLine({ message, conversationId, name, isFirstNew, isLastRead }: MessageLineProps) {
  const { t } = useTranslation('messages');
  const bubble = useRef<HTMLDivElement>(null);
  const { mine, text, masked, maskedForOther, warnings, sentAt } = message;
  return (
    <li className={mine ? styles.mine : styles.theirs}>
      {isFirstNew && <p className={styles.new}>{t('thread.new')}</p>}
      <div ref={bubble} tabIndex={-1} className={styles.bubble}>
        <span className="visually-hidden">{mine ? t('list.you') : <UserText>{name}</UserText>}</span>
        {text === '' ? <p className={styles.gone}>{t('message.gone')}</p> : <UserProse className={styles.words ?? ''}>{text}</UserProse>}
        <time dateTime={sentAt} className={styles.time}>
          {clockTimeAt(new Date(sentAt)).time}
        </time>
      </div>
      {isLastRead && (
        <p className={styles.note}>
          <CheckCheck size={16} aria-hidden />
          <span>{t('message.read')}</span>
        </p>
      )}
      {masked && <Masked name={name} />}
      {maskedForOther && (
        // Its button goes with the mask, and the focus would be lost.
        <MaskedForOther message={message} conversationId={conversationId} name={name} onShown={() => bubble.current?.focus()} />
      )}
      {warnings.length > 0 && <Warning signs={warnings} />}
    </li>
  );
}

type Older = Pick<ReturnType<typeof useThread>, 'hasOlder' | 'isFetchingOlder' | 'older'>;

function Messages({ thread: { conversation, messages }, older: { hasOlder, isFetchingOlder, older } }: { thread: Thread; older: Older }) {
  const { t, i18n } = useTranslation('messages');
  const name = useOtherName()(conversation);
  // Where one has read up to as the conversation was opened: it stays while it is open.
  const [newFrom] = useState(() => firstUnread(messages, conversation.unread));
  const read = lastRead(messages, conversation.otherReadUpTo);
  return (
    <>
      {hasOlder && (
        <p className={styles.older}>
          <Button size="small" isBusy={isFetchingOlder} onClick={older}>
            {t('thread.older')}
          </Button>
        </p>
      )}
      {daysOf(messages).map(({ date, messages: ofDay }) => (
        <section key={date}>
          <h3 className={styles.day}>{formatDayOfYear(i18n.language, date)}</h3>
          <ul className={styles.messages}>
            {ofDay.map((message) => (
              <MessageLine
                key={message.id}
                message={message}
                conversationId={conversation.id}
                name={name}
                isFirstNew={message.number === newFrom}
                isLastRead={message.number === read}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface ShownThreadProps {
  thread: Thread;
  older: Older;
  /** Back to the mailbox, where that is not beside it. */
  way: ReactNode;
  memberId: string;
  isAlone: boolean;
  isOutdated: boolean;
}

/** A conversation as it is: with whom and about what, its messages, and where one writes. */
export function ShownThread({ thread, older, way, memberId, isAlone, isOutdated }: ShownThreadProps) {
  const { t } = useTranslation(['messages', 'shell']);
  const { conversation } = thread;
  useReadMark(thread);
  return (
    <section className={styles.thread} aria-label={t('thread.label')}>
      <ThreadHead conversation={conversation} way={way} isAlone={isAlone} />
      {/* Turned about, so that its end is what is seen first and stays in sight. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the keyboard */}
      <div className={styles.scroller} role="log" aria-label={t('thread.log')} tabIndex={0}>
        <div className={styles.all}>
          {isOutdated && (
            <p role="status" className={styles.outdated}>
              {t('shell:list.notUpdated')}
            </p>
          )}
          <Messages thread={thread} older={older} />
        </div>
      </div>
      {conversation.canWrite ? (
        <Composer conversationId={conversation.id} memberId={memberId} />
      ) : (
        <NotWritable conversation={conversation} />
      )}
    </section>
  );
}
