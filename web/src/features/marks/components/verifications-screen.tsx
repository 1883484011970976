import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing } from '#shared/api/types.ts';
import { AdminList } from '#shared/list/admin-list.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { RowsSkeleton } from '#shared/list/row-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { markedKinds } from '../model/marked-kinds.ts';
import { fromPapers } from '../model/origin.ts';
import { waitingList } from '../model/thing-list.ts';
import { waitingDays } from '../model/waiting-days.ts';
import { ThingRow } from './thing-row.tsx';
import styles from './things.module.css';

const limit = 20;

/** Others decide meanwhile, and new papers come. */
const fresh = { refetchOnMountOrArgChange: true, pollingInterval: 30_000, skipPollingIfUnfocused: true };

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

/** The way to everything that has marks, one link for each kind. */
function KindLinks() {
  const { t } = useTranslation('marks');
  return Object.entries(markedKinds).map(([kind, { listPage }]) => (
    <ActionLink key={kind} to={listPage}>
      {t(`kind.${kind as MarkedThing['kind']}.title`)}
    </ActionLink>
  ));
}

/** Whose papers wait for a decision, of every kind of thing, the longest first. */
export function VerificationsScreen() {
  const { t } = useTranslation('marks');
  const list = useListQuery(waitingList);
  const result = listResult(moderationEndpoints.useGetAdminVerificationsQuery({ page: list.page, limit }, fresh), ({ things }) => things);
  return (
    <AdminList
      words={{ back: t('back'), title: t('queue.title'), loading: t('loading'), error: t('queue.error') }}
      count={(isCapped, values) => t(isCapped ? 'queue.countCapped' : 'queue.count', values)}
      list={list}
      tools={<KindLinks />}
      result={result}
      skeleton={<RowsSkeleton label={t('loading')} className={styles.row} />}
      empty={<EmptyState title={t('queue.empty')} reason={t('queue.emptyText')} />}
    >
      {(things) => (
        <ul>
          {things.map((thing) => (
            <ThingRow key={`${thing.kind} ${thing.id}`} thing={thing} query={fromPapers} state={<Waiting thing={thing} />} />
          ))}
        </ul>
      )}
    </AdminList>
  );
}
