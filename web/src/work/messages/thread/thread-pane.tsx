import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { useThread } from '../hooks/use-thread.ts';
import { ShownThread } from './shown-thread.tsx';
import { ThreadHeading } from './thread-heading.tsx';
import styles from './thread.module.css';

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
export function ThreadPane({ id, memberId, isAlone }: ThreadPaneProps) {
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
