import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '#shared/api/types.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { answerAddress } from '../model/answer-address.ts';
import styles from './messages-screen.module.css';

/** All that was written, and the way to answer. */
export function MessageWords({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('admin-contact');
  return (
    <div className={styles.message}>
      <UserProse>{message.message}</UserProse>
      <ActionLink href={answerAddress(message)} kind="primary" size="small" icon={<Mail size={18} aria-hidden />}>
        {t('answer')}
        <span className="visually-hidden">
          {' '}
          <UserText>{message.name}</UserText>
        </span>
      </ActionLink>
    </div>
  );
}
