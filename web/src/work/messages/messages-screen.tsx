import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { Art } from '#shared/content/art.tsx';
import { useWindowIs } from '#shared/work/use-window-is.ts';
import { useThread } from './conversations.ts';
import { ShownThread } from './shown-thread.tsx';
import { ThreadHeading } from './thread-head.tsx';
import styles from './thread.module.css';
import { Mailbox } from './mailbox.tsx';

interface ThreadPaneProps {
  id: string;
  memberId: string;
  /** Without the mailbox beside it, as on a phone. */
  isAlone: boolean;
}

function Way({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('messages');
  return (
    isAlone && (
      <BackLink to="messages" className={styles.back}>
        {t('thread.back')}
      </BackLink>
    )
  );
}

function Missing({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('messages');
  return (
    <MessagePanel
      place="panel"
      heading={<ThreadHeading isAlone={isAlone}>{t('thread.missing.title')}</ThreadHeading>}
      text={t('thread.missing.text')}
    />
  );
}

function Loading({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('messages');
  return (
    <>
      {isAlone && (
        <ThreadHeading isAlone className="visually-hidden">
          {t('thread.loading')}
        </ThreadHeading>
      )}
      <Skeleton label={t('thread.loading')}>
        <SkeletonStack gap={4} shapes={['heading', 'line', 'short', 'line', 'short']} />
      </Skeleton>
    </>
  );
}

/** One conversation: it loads, cannot be had, is not there, or is shown. */
function ThreadPane({ id, memberId, isAlone }: ThreadPaneProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const { thing: thread, error, isNotFound, isRetrying, retry, ...older } = useThread(id);
  const way = <Way isAlone={isAlone} />;
  if (thread)
    return <ShownThread thread={thread} older={older} way={way} memberId={memberId} isAlone={isAlone} isOutdated={Boolean(error)} />;
  return (
    <div className={styles.notShown}>
      {way}
      {isNotFound && <Missing isAlone={isAlone} />}
      {!error && <Loading isAlone={isAlone} />}
      {Boolean(error) && !isNotFound && (
        <>
          {isAlone && (
            <ThreadHeading isAlone className="visually-hidden">
              {t('thread.failed')}
            </ThreadHeading>
          )}
          <ErrorState title={t('thread.failed')} text={errorText(error)} onRetry={retry} isRetrying={isRetrying} />
        </>
      )}
    </div>
  );
}

interface MessagesScreenProps {
  memberId: string;
  /** Of the conversation that the address names. */
  openId: string | undefined;
}

function NoneOpen() {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.none}>
      <MessagePanel
        place="panel"
        picture={<Art name="hero-parrot" />}
        heading={<h2>{t('thread.choose.title')}</h2>}
        text={t('thread.choose.text')}
      />
    </div>
  );
}

/** The own conversations and the one that is open: side by side on a desk, one at a time on a phone. */
export function MessagesScreen({ memberId, openId }: MessagesScreenProps) {
  const isDesk = useWindowIs('(min-width: 768px)');
  const pane = openId && <ThreadPane key={openId} id={openId} memberId={memberId} isAlone={!isDesk} />;
  if (!isDesk) return pane ? <div className={styles.alone}>{pane}</div> : <Mailbox openId={undefined} />;
  return (
    <div className={styles.both}>
      <Mailbox openId={openId} />
      {pane ?? <NoneOpen />}
    </div>
  );
}
