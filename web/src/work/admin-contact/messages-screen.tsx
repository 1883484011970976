import { useTranslation } from 'react-i18next';
import { Check, Mail, Undo2 } from 'lucide-react';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { oneOf } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { ContactMessage } from '#shared/api/types.ts';
import { formatDate, formatMoment } from '#shared/format/format.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { Tag } from '#shared/antd/work.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { PartChoice } from '#shared/work/part-choice.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './messages.module.css';
import { answerAddress } from './answer-address.ts';

const states = ['open', 'answered'] as const;

/** What was written to us: what is open, unless what is answered is asked for. Pages are numbered for the first 1,000 only. */
const messageList: ListSchema<{ status?: (typeof states)[number] | undefined }, object> = {
  filters: { status: oneOf(states) },
  settings: {},
  lastPage: 50,
};

outcome(contentEndpoints.endpoints.patchContentContactById, {
  done: (_answer, { body }) => ({ key: `admin-contact:toast.${body.answered ? 'answered' : 'open'}` }),
  failed: (error) => refusalText(error, 'admin-contact:mark.failed'),
});

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

/** Marks it as answered, or as open again. */
function MarkButton({ message: { id, name, answered } }: { message: ContactMessage }) {
  const { t } = useTranslation('admin-contact');
  const [mark, { isLoading }] = contentEndpoints.usePatchContentContactByIdMutation();
  const Icon = answered ? Undo2 : Check;
  return (
    <Button
      size="small"
      isBusy={isLoading}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => void mark({ id, body: { answered: answered === null } })}
    >
      {t(answered ? 'mark.open' : 'mark.answered')}
      <span className="visually-hidden">
        {' '}
        <UserText>{name}</UserText>
      </span>
    </Button>
  );
}

/** All that was written, the way to answer, and who has. */
function MessageWords({ message }: { message: ContactMessage }) {
  const { t, i18n } = useTranslation('admin-contact');
  const nameOf = useMemberName();
  const { answered } = message;
  return (
    <div className={styles.message}>
      <UserProse>{message.message}</UserProse>
      {answered && (
        <p className={styles.meta}>
          <NamedText sentence={(name) => t('answeredBy', { name })} name={nameOf(answered.by.fullName)} /> ·{' '}
          <time dateTime={answered.at}>{formatMoment(i18n.language, answered.at)}</time>
        </p>
      )}
      <div className={styles.acts}>
        <ActionLink href={answerAddress(message)} kind="primary" size="small" icon={<Mail size={18} aria-hidden />}>
          {t('answer')}
          <span className="visually-hidden">
            {' '}
            <UserText>{message.name}</UserText>
          </span>
        </ActionLink>
        <MarkButton message={message} />
      </div>
    </div>
  );
}

const limit = 20;

/** What people wrote by the contact form, for admins: who has waited longest first, of what is answered the newest; each is answered by mail. */
export function MessagesScreen() {
  const { t } = useTranslation('admin-contact');
  const columns = useMessageColumns();
  const list = useListQuery(messageList);
  const { status = 'open' } = list.filters;
  const asked = contentEndpoints.useGetContentContactQuery(
    { status, page: list.page, limit, ...(status === 'open' && { sortBy: 'oldest' }) },
    { refetchOnMountOrArgChange: true },
  );
  const parts = states.map((name) => ({ name, text: t(`part.${name}`), query: { status: name } }));
  const result = listResult(asked, ({ contactMessages }) => contactMessages);
  useKeptFocus(result.items?.length ?? 0);
  return (
    <WorkList
      words={{ title: t('title'), loading: t('loading'), error: t('error') }}
      count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
      list={list}
      result={result}
      above={
        <div className={styles.parts}>
          <PartChoice label={t('part.label')} to="admin-contact" entries={parts} current={status} />
        </div>
      }
      empty={<EmptyState title={t(`empty.${status}`)} reason={t('empty.text')} />}
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
