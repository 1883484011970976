import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { Tag } from '#shared/antd/work.ts';
import styles from './messages-screen.module.css';

/** Who wrote, and how they are reached. */
function Writer({ message: { name, email, phone } }: { message: ContactMessage }) {
  return (
    <div className={styles.writer}>
      <p>
        <UserText>{name}</UserText>
      </p>
      <p className={styles.meta}>
        <bdi dir="ltr">{email}</bdi>
      </p>
      {phone !== '' && (
        <p className={styles.meta}>
          <UserText>{phone}</UserText>
        </p>
      )}
    </div>
  );
}

/** What the table of messages shows of each; its words are below the row. */
export function useMessageColumns(): WorkColumn<ContactMessage>[] {
  const { t, i18n } = useTranslation(['admin-contact', 'contact']);
  return [
    {
      name: 'subject',
      title: t('column.subject'),
      part: 'title',
      cell: ({ subject }) => (
        <h2 className={styles.subject}>
          <UserText>{subject}</UserText>
        </h2>
      ),
    },
    { name: 'category', title: t('column.category'), cell: ({ category }) => <Tag>{t(`contact:category.${category}`)}</Tag> },
    { name: 'writer', title: t('column.writer'), width: '30%', cell: (message) => <Writer message={message} /> },
    {
      name: 'received',
      title: t('column.received'),
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt} className={styles.received}>
          {formatDate(i18n.language, receivedAt)}
        </time>
      ),
    },
  ];
}
