import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { BackLink } from '#shared/ui/back-link.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { EntryList, EntryListSkeleton } from '#shared/ui/entry-card.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { messageList } from '../model/message-list.ts';
import { MessageCard } from './message-card.tsx';
import styles from './messages-screen.module.css';

const limit = 20;

/** What people wrote by the contact form, for admins, the newest first; each is answered by mail. */
export function MessagesScreen() {
  const { t } = useTranslation('admin-contact');
  const errorText = useErrorText();
  const list = useListQuery(messageList);
  const asked = contentEndpoints.useGetContentContactQuery({ page: list.page, limit }, { refetchOnMountOrArgChange: true });
  const result = listResult(asked, ({ contactMessages }) => contactMessages);
  return (
    <div className={`container ${styles.page}`}>
      <BackLink to="admin-dashboard">{t('back')}</BackLink>
      <ListPage
        heading={<PageHeading>{t('title')}</PageHeading>}
        list={list}
        count={(total, isCapped) =>
          total === undefined ? t('loading') : t(isCapped ? 'countCapped' : 'count', { count: total, amount: formatNumber(total) })
        }
        label={t('title')}
        result={result}
        skeleton={<EntryListSkeleton label={t('loading')} look="plain" count={4} />}
        empty={<EmptyState title={t('empty.title')} reason={t('empty.text')} />}
        failed={{ title: t('error'), text: errorText(result.error) }}
      >
        {(messages) => <EntryList entries={messages}>{(message) => <MessageCard message={message} />}</EntryList>}
      </ListPage>
    </div>
  );
}
