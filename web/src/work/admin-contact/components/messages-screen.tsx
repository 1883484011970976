import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { messageList } from '../model/message-list.ts';
import { useMessageColumns } from './message-columns.tsx';
import { MessageWords } from './message-words.tsx';

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
