import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { EntryList } from '#shared/ui/entry-card.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { ReportCard } from './report-card.tsx';

const limit = 20;

/** What was reported; it cannot be narrowed. Pages are numbered for the first 1,000 only. */
const reportList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

/** Conversations that one of their sides has reported, for admins, the newest report first. */
export function ReportsScreen() {
  const { t } = useTranslation('conversation-reports');
  const list = useListQuery(reportList);
  const asked = messagingEndpoints.useGetMessagesReportsQuery({ page: list.page, limit }, { refetchOnMountOrArgChange: true });
  const result = listResult(asked, ({ reports }) => reports);
  return (
    <WorkList
      words={{ title: t('title'), loading: t('loading'), error: t('error') }}
      count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
      list={list}
      result={result}
      empty={<EmptyState title={t('empty.title')} reason={t('empty.text')} />}
    >
      {(reports) => <EntryList entries={reports}>{(report) => <ReportCard report={report} />}</EntryList>}
    </WorkList>
  );
}
