import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Ban, Flag, Phone, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentVisit } from '#shared/navigation/navigation.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import type { Conversation } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { Button } from '#shared/work/button.tsx';
import { MoneyAskedButton } from '#shared/work/money-asked.tsx';
import { useOtherName } from './conversations.ts';
import { BlockDialog, ShareDialog, ReportDialog } from './conversation-acts.tsx';
import styles from './thread.module.css';

interface ThreadHeadingProps {
  isAlone: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function HeadingBeside({ className, children }: Omit<ThreadHeadingProps, 'isAlone'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (currentVisit().by !== 'load') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}

/** Takes the focus when one came from another conversation: the heading of the page where the conversation has it to itself. */
export function ThreadHeading({ isAlone, ...rest }: ThreadHeadingProps) {
  return isAlone ? <PageHeading takesFocus="moved" {...rest} /> : <HeadingBeside {...rest} />;
}

type Asked = 'share' | 'block' | 'report';

/** What it is about, with the way to its page where everybody may see that. */
function About({ thing: { kind, id, name, isPublic } }: Pick<Conversation, 'thing'>) {
  const { t } = useTranslation('messages');
  const text = <UserText>{name}</UserText>;
  return (
    <p className={styles.about}>
      {t(`thread.about.${kind}`)} {isPublic ? <PageLink to={`${kind}-${id}`}>{text}</PageLink> : text}
    </p>
  );
}

/** The number of the other side, once they have shared it. */
function SharedNumber({ phone }: { phone: string | null }) {
  if (phone === null) return null;
  return (
    <a href={`tel:${phone}`} className={styles.number}>
      <Phone size={18} aria-hidden />
      <bdi dir="ltr">{formatPhone(phone)}</bdi>
    </a>
  );
}

function Acts({ conversation, onAsk }: { conversation: Conversation; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('messages');
  const isOfMembers = conversation.visitor === null;
  const button = (asked: Asked, Icon: typeof Ban) => (
    <Button kind="text" size="small" icon={<Icon size={18} aria-hidden />} onClick={() => onAsk(asked)}>
      {t(`${asked}.action`)}
    </Button>
  );
  return (
    <div className={styles.acts}>
      {isOfMembers && !conversation.sharesPhone && conversation.canWrite && button('share', Share2)}
      {conversation.sharesPhone && <span className={styles.shares}>{t('share.done')}</span>}
      {isOfMembers && !conversation.blockedByMe && button('block', Ban)}
      {button('report', Flag)}
      {conversation.other && <MoneyAskedButton memberId={conversation.other.id} evidence={{ kind: 'conversation', id: conversation.id }} />}
    </div>
  );
}

interface ThreadHeadProps {
  conversation: Conversation;
  way: ReactNode;
  isAlone: boolean;
}

/** With whom, about what, how they are reached, and what can be done about it. */
export function ThreadHead({ conversation, way, isAlone }: ThreadHeadProps) {
  const [asked, ask] = useState<Asked>();
  const name = useOtherName()(conversation);
  const { other, visitor } = conversation;
  const dialog = { conversation, name, onClose: () => ask(undefined) };
  return (
    <header className={styles.head}>
      {way}
      <div className={styles.who}>
        <Avatar name={other?.firstName ?? visitor?.name ?? ''} picture={other?.profileImage?.urls['320']} size={44} />
        <div className={styles.whoWords}>
          <ThreadHeading isAlone={isAlone} className={styles.name}>
            <UserText>{name}</UserText>
          </ThreadHeading>
          <About thing={conversation.thing} />
        </div>
        <SharedNumber phone={conversation.phone} />
      </div>
      <Acts conversation={conversation} onAsk={ask} />
      <ShareDialog {...dialog} isOpen={asked === 'share'} />
      <BlockDialog {...dialog} isOpen={asked === 'block'} />
      <ReportDialog {...dialog} isOpen={asked === 'report'} />
    </header>
  );
}
