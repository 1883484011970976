import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { EntryList } from '#shared/work/entry-card.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { PartChoice } from '#shared/work/part-choice.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { AskedDecision } from './decision-dialog.tsx';
import { ReportCard } from './report-card.tsx';
import { reportList, reportStates } from './report-list.ts';
import styles from './reports.module.css';

const limit = 20;

/** Conversations that one of their sides has reported, for admins: who has waited longest first, of what is decided the newest report. */
export function ReportsScreen() {
  const { t } = useTranslation('conversation-reports');
  const list = useListQuery(reportList);
  const { status = 'waiting' } = list.filters;
  const [decision, setDecision] = useState<AskedDecision>();
  const asked = messagingEndpoints.useGetMessagesReportsQuery(
    { status, page: list.page, limit, ...(status === 'waiting' && { sortBy: 'oldest' }) },
    { refetchOnMountOrArgChange: true },
  );
  const parts = reportStates.map((name) => ({ name, text: t(`part.${name}`), query: { status: name } }));
  const result = listResult(asked, ({ reports }) => reports);
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('error') }}
        count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
        list={list}
        result={result}
        above={
          <div className={styles.parts}>
            <PartChoice label={t('part.label')} to="admin-reports" entries={parts} current={status} />
          </div>
        }
        empty={<EmptyState title={t(`empty.${status}`)} reason={t('empty.text')} />}
      >
        {(reports) => <EntryList entries={reports}>{(report) => <ReportCard report={report} onAsk={setDecision} />}</EntryList>}
      </WorkList>
      <DecisionDialog asked={decision} onClose={() => setDecision(undefined)} />
    </>
  );
}
