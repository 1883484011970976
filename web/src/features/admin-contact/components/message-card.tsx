import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { EntryCard } from '#shared/ui/entry-card.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { answerAddress } from '../model/answer-address.ts';
import styles from './messages-screen.module.css';

/** Who wrote, how they are reached, and when. */
function Writer({ message: { name, email, phone, receivedAt } }: { message: ContactMessage }) {
  const { i18n } = useTranslation('admin-contact');
  return (
    <p className={styles.meta}>
      <UserText>{name}</UserText> · <bdi dir="ltr">{email}</bdi>
      {phone !== '' && (
        <>
          {' · '}
          <span className={styles.phone}>
            <UserText>{phone}</UserText>
          </span>
        </>
      )}
      {' · '}
      <time dateTime={receivedAt}>{formatDate(i18n.language, receivedAt)}</time>
    </p>
  );
}

/** One message: what it is about, who wrote it and when, all of its words, and the way to answer. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { t } = useTranslation(['admin-contact', 'contact']);
  return (
    <EntryCard
      look="plain"
      name={<UserText>{message.subject}</UserText>}
      state={<Pill tone="info">{t(`contact:category.${message.category}`)}</Pill>}
      actions={
        <ActionLink href={answerAddress(message)} icon={<Mail size={20} aria-hidden />}>
          {t('answer')}
          <span className="visually-hidden">
            {' '}
            <UserText>{message.name}</UserText>
          </span>
        </ActionLink>
      }
    >
      <Writer message={message} />
      <UserProse className={styles.message}>{message.message}</UserProse>
    </EntryCard>
  );
}
