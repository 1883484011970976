import { clockTimeAt } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { Badge } from '#shared/antd/work.ts';
import type { Conversation } from '#shared/api/types.ts';
import { formatSince } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { languageOfText } from '#shared/pet/language-of-text.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { useOtherName } from '../hooks/use-other-name.ts';
import styles from './mailbox.module.css';

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
export function ConversationRow({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
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
