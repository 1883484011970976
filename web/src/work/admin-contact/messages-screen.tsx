import { useTranslation } from 'react-i18next';
import { Mail } from 'lucide-react';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { ContactMessage } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { Tag } from '#shared/antd/work.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './messages.module.css';
import { answerAddress } from './answer-address.ts';

/** What was written to us; it cannot be narrowed. Pages are numbered for the first 1,000 only. */
const messageList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

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
function useMessageColumns(): WorkColumn<ContactMessage>[] {
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

/** All that was written, and the way to answer. */
function MessageWords({ message }: { message: ContactMessage }) {
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

const limit = 20;

/** What people wrote by the contact form, for admins, the newest first; each is answered by mail. */
export function MessagesScreen() {
  const { t } = useTranslation('admin-contact');
  const columns = useMessageColumns();
  const list = useListQuery(messageList);
  const asked = contentEndpoints.useGetContentContactQuery({ page: list.page, limit }, { refetchOnMountOrArgChange: true });
  const result = listResult(asked, ({ contactMessages }) => contactMessages);
  return (
    <WorkList
      words={{ title: t('title'), loading: t('loading'), error: t('error') }}
      count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
      list={list}
      result={result}
      empty={<EmptyState title={t('empty.title')} reason={t('empty.text')} />}
    >
      {(messages) => (
        <WorkTable
          name="messages"
          label={t('title')}
          items={messages}
          idOf={({ id }) => id}
          columns={columns}
          detail={{ nameOf: ({ subject }) => subject, show: (message) => <MessageWords message={message} /> }}
        />
      )}
    </WorkList>
  );
}
