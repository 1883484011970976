import './list-outcomes.ts';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useNews } from '#shared/api/use-news.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { Button } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { EntryList } from '#shared/work/entry-card.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { NoticeCard } from './notice-card.tsx';
import { noticeList } from './notice-list.ts';

const limit = 20;

function ReadAll() {
  const { t } = useTranslation('notifications');
  const [read, { isLoading }] = messagingEndpoints.usePatchNotificationsReadMutation();
  return (
    <Button isBusy={isLoading} icon={<CheckCheck size={20} aria-hidden />} onClick={() => void read({ body: {} })}>
      {t('readAll')}
    </Button>
  );
}

/** What the member is notified of, the newest first. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const list = useListQuery(noticeList);
  const asked = messagingEndpoints.useGetNotificationsQuery({ page: list.page, limit }, { refetchOnMountOrArgChange: true, ...useNews() });
  const result = listResult(asked, ({ notifications }) => notifications);
  return (
    <WorkList
      words={{ title: t('title'), loading: t('loading'), error: t('error') }}
      count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
      list={list}
      tools={(asked.currentData?.unread ?? 0) > 0 && <ReadAll />}
      result={result}
      empty={<EmptyState title={t('empty.title')} reason={t('empty.text')} />}
    >
      {(notices) => <EntryList entries={notices}>{(notice) => <NoticeCard notice={notice} />}</EntryList>}
    </WorkList>
  );
}
