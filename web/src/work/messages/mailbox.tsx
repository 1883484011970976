import { clockTimeAt } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { useNews } from '#shared/api/use-news.ts';
import { Badge } from '#shared/antd/work.ts';
import type { Conversation } from '#shared/api/types.ts';
import { formatSince } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { languageOfText } from '#shared/pet/language-of-text.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { talkEndpoints, useOtherName } from './conversations.ts';
import styles from './mailbox.module.css';

/** The own conversations, as far as they were asked for. */
function useMailbox() {
  const answer = talkEndpoints.useMailboxInfiniteQuery(undefined, { ...useNews(), refetchOnMountOrArgChange: true });
  const pages = answer.currentData?.pages;
  return {
    conversations: pages?.flatMap(({ conversations }) => conversations),
    unread: pages?.[0]?.unread,
    error: answer.error,
    isFetching: answer.isFetching,
    retry: () => void answer.refetch(),
    hasMore: answer.hasNextPage,
    isFetchingMore: answer.isFetchingNextPage,
    more: () => void answer.fetchNextPage(),
  };
}

/** What one message is in a line: its beginning; the line cuts it. */
const mostShown = 120;

function Start({ conversation: { thing, other, visitor } }: { conversation: Conversation }) {
  if (thing.image) return <img src={thing.image.urls['320']} alt="" width={56} height={56} className={styles.picture} loading="lazy" />;
  return <Avatar name={other?.firstName ?? visitor?.name ?? ''} picture={other?.profileImage?.urls['320']} size={56} />;
}

interface OfOwnSideProps {
  text: string;
  className: string | undefined;
  /** Stands before it. */
  before?: string;
}

/** A line in the direction of its own words, so that what is cut off is their end; it begins where the page does. */
function OfOwnSide({ text, className = '', before = '' }: OfOwnSideProps) {
  return (
    <span dir={languageOfText(text) === 'ur' ? 'rtl' : 'ltr'} className={`${styles.ownSide} ${className}`}>
      {before} <UserText>{text}</UserText>
    </span>
  );
}

/** A clock today, days before that. */
function Moment({ at }: { at: string }) {
  const { t } = useTranslation('shell');
  const [then, now] = [new Date(at), new Date()].map(clockTimeAt);
  return (
    <time dateTime={at} className={styles.moment}>
      {then?.date === now?.date ? then?.time : formatSince(t, at)}
    </time>
  );
}

function Beginning({ message }: { message: Conversation['lastMessage'] }) {
  const { t } = useTranslation('messages');
  if (message === null) return null;
  if (message.text === '') return <span className={styles.beginning}>{t('message.gone')}</span>;
  const { text, mine } = message;
  return <OfOwnSide text={text.slice(0, mostShown)} className={styles.beginning} before={mine ? t('list.you') : ''} />;
}

/** One conversation in the mailbox: with whom, about what, how it ended, and what is new in it. */
function ConversationRow({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { t } = useTranslation('messages');
  const nameOf = useOtherName();
  const { id, thing, unread, lastMessage, lastMessageAt } = conversation;
  return (
    <li>
      <PageLink
        to="messages"
        query={{ id }}
        className={`${styles.row} ${unread > 0 ? styles.unread : ''}`}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Start conversation={conversation} />
        <span className={styles.words}>
          <span className={styles.line}>
            <OfOwnSide text={nameOf(conversation)} className={styles.name} />
            <Moment at={lastMessageAt} />
          </span>
          <OfOwnSide text={thing.name} className={styles.about} />
          <span className={styles.line}>
            <Beginning message={lastMessage} />
            {unread > 0 && (
              <>
                <Badge count={unread} aria-hidden />
                <span className="visually-hidden">{t('list.unread', { count: unread })}</span>
              </>
            )}
          </span>
        </span>
      </PageLink>
    </li>
  );
}

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
