import { Mail, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useConversationActs } from './conversation-acts.tsx';
import { useOtherName } from './conversations.ts';
import styles from './thread.module.css';

function Notice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.closed} data-action-bar>
      <div>{children}</div>
      {action}
    </div>
  );
}

/** A visitor has no account: they are answered at the address they gave. */
function AnswerByMail({ visitor, about }: { visitor: NonNullable<Conversation['visitor']>; about: string }) {
  const { t } = useTranslation('messages');
  const address = encodeURIComponent(visitor.email).replaceAll('%40', '@');
  return (
    <Notice
      action={
        <ActionLink
          href={`mailto:${address}?subject=${encodeURIComponent(about)}`}
          kind="primary"
          size="small"
          icon={<Mail size={18} aria-hidden />}
        >
          {t('closed.answer')}
        </ActionLink>
      }
    >
      <p>{t('closed.visitor')}</p>
      <p className={styles.contact}>
        <bdi dir="ltr">{visitor.email}</bdi>
        {visitor.phone !== '' && <UserText>{formatPhone(visitor.phone)}</UserText>}
      </p>
    </Notice>
  );
}

function Blocked({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messages');
  const { isBusy, problem, unblock } = useConversationActs(conversation.id);
  const name = useOtherName()(conversation);
  return (
    <Notice
      action={
        <Button size="small" isBusy={isBusy} icon={<Undo2 size={18} aria-hidden />} onClick={() => void unblock(() => undefined)}>
          {t('closed.unblock')}
        </Button>
      }
    >
      <p>
        <NamedText sentence={(other) => t('closed.blocked', { name: other })} name={name} />
      </p>
      <StepProblem problem={problem} />
    </Notice>
  );
}

/** In place of the composer: why nothing can be written here, and what can be done instead. */
export function NotWritable({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messages');
  if (conversation.visitor) return <AnswerByMail visitor={conversation.visitor} about={conversation.thing.name} />;
  if (conversation.blockedByMe) return <Blocked conversation={conversation} />;
  return (
    <Notice>
      <p>{t('closed.away')}</p>
    </Notice>
  );
}
