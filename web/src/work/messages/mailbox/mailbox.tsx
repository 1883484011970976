import { useTranslation } from 'react-i18next';
import type { Conversation } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { useMailbox } from '../hooks/use-mailbox.ts';
import { ConversationRow } from './conversation-row.tsx';
import styles from './mailbox.module.css';

function Loading() {
  const { t } = useTranslation('messages');
  return (
    <Skeleton label={t('list.loading')}>
      {Array.from({ length: 5 }, (_none, index) => (
        <div key={index} className={styles.loading} aria-hidden>
          <SkeletonStack gap={2} shapes={['short', 'line']} />
        </div>
      ))}
    </Skeleton>
  );
}

function NoneYet() {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      title={t('list.empty.title')}
      reason={t('list.empty.text')}
      action={
        <ActionLink to="pets" kind="primary">
          {t('list.empty.action')}
        </ActionLink>
      }
    />
  );
}

type Box = ReturnType<typeof useMailbox>;

function Rows({ conversations, box, openId }: { conversations: readonly Conversation[]; box: Box; openId: string | undefined }) {
  const { t } = useTranslation(['messages', 'shell']);
  return (
    <>
      {Boolean(box.error) && (
        <p role="status" className={styles.outdated}>
          {t('shell:list.notUpdated')}
        </p>
      )}
      <ul>
        {conversations.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} isOpen={conversation.id === openId} />
        ))}
      </ul>
      {box.hasMore && (
        <p className={styles.more}>
          <Button size="small" isBusy={box.isFetchingMore} onClick={box.more}>
            {t('list.more')}
          </Button>
        </p>
      )}
    </>
  );
}

function Results({ box, openId }: { box: Box; openId: string | undefined }) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const { conversations, error, isFetching, retry } = box;
  if (conversations) return conversations.length === 0 ? <NoneYet /> : <Rows conversations={conversations} box={box} openId={openId} />;
  if (!error) return <Loading />;
  return <ErrorState title={t('list.failed')} text={errorText(error)} onRetry={retry} isRetrying={isFetching} />;
}

/** The own conversations, the one with the newest message first; the one that is open is marked. */
export function Mailbox({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation('messages');
  const box = useMailbox();
  const count = box.unread?.messages ?? 0;
  return (
    <section className={styles.mailbox} aria-labelledby="mailbox">
      <div id="mailbox">
        <PageHeading takesFocus={openId === undefined && 'moved'} className={styles.heading}>
          {t('title')}
        </PageHeading>
      </div>
      <p role="status" className={styles.count}>
        {count > 0 && t('list.unread', { count })}
      </p>
      <Results box={box} openId={openId} />
    </section>
  );
}
