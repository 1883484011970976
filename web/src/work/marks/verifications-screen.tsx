import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { Pill } from '#shared/content/pill.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { fromPapers, waitingDays, waitingList } from './marked-kinds.ts';
import { useThingColumns } from './thing-columns.tsx';
import styles from './things.module.css';

const limit = 20;

/** Since when the papers wait, how many they are, and of what kind of thing. */
function Waiting({ thing: { kind, verification } }: { thing: MarkedThing }) {
  const { t } = useTranslation('marks');
  const { count, isUrgent } = waitingDays(verification.askedAt ?? '');
  return (
    <p className={styles.pills}>
      <Pill tone="info">{t(`kind.${kind}.one`)}</Pill>
      <Pill tone="plain">{t('queue.papers', { count: verification.papers.length })}</Pill>
      <Pill tone={isUrgent ? 'urgent' : 'pending'}>{t('queue.waits', { count })}</Pill>
    </p>
  );
}

function useWaitingColumns(): WorkColumn<MarkedThing>[] {
  const { t } = useTranslation('marks');
  return [...useThingColumns(fromPapers), { name: 'waiting', title: t('column.waiting'), cell: (thing) => <Waiting thing={thing} /> }];
}

/** Whose papers wait for a decision, of every kind of thing, the longest first. */
export function VerificationsScreen() {
  const { t } = useTranslation('marks');
  const list = useListQuery(waitingList);
  const columns = useWaitingColumns();
  const result = listResult(moderationEndpoints.useGetAdminVerificationsQuery({ page: list.page, limit }, fresh), ({ things }) => things);
  return (
    <WorkList
      words={{ title: t('queue.title'), loading: t('loading'), error: t('queue.error') }}
      count={(isCapped, values) => t(isCapped ? 'queue.countCapped' : 'queue.count', values)}
      list={list}
      result={result}
      empty={<EmptyState title={t('queue.empty')} reason={t('queue.emptyText')} />}
    >
      {(things) => (
        <WorkTable name="papers" label={t('queue.title')} items={things} idOf={({ kind, id }) => `${kind} ${id}`} columns={columns} />
      )}
    </WorkList>
  );
}
