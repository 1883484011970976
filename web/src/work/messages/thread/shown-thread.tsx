import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOfYear } from '#shared/format/format.ts';
import { Button } from '#shared/work/button.tsx';
import { useOtherName } from '../hooks/use-other-name.ts';
import { useReadMark } from '../hooks/use-read-mark.ts';
import type { Thread, useThread } from '../hooks/use-thread.ts';
import { lastRead } from '../model/last-read.ts';
import { daysOf, firstUnread } from '../model/thread-days.ts';
import { Composer } from './composer.tsx';
import { MessageLine } from './message-line.tsx';
import { NotWritable } from './not-writable.tsx';
import { ThreadHead } from './thread-head.tsx';
import styles from './thread.module.css';

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
