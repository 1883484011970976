import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReportedCase } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { formatMoment, formatNumber } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { oneOf } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { PartChoice } from '#shared/work/part-choice.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './conduct.module.css';

const states = ['waiting', 'decided'] as const;

const caseList: ListSchema<{ status?: (typeof states)[number] | undefined }, object> = {
  filters: { status: oneOf(states) },
  settings: {},
  lastPage: 50,
};

/** How a case stands; while it waits, whether it is urgent. */
export function CasePill({ of: { status, urgent, objection } }: { of: ReportedCase }) {
  const { t } = useTranslation('conduct');
  if (status === 'open') return <Pill tone={urgent ? 'urgent' : 'pending'}>{t(urgent ? 'status.urgent' : 'status.open')}</Pill>;
  if (objection?.decision === null) return <Pill tone="pending">{t('status.objected')}</Pill>;
  return <Pill tone={status === 'upheld' ? 'rejected' : 'plain'}>{t(`status.${status}`)}</Pill>;
}

function useCaseColumns(isWaiting: boolean): WorkColumn<ReportedCase>[] {
  const { t, i18n } = useTranslation(['conduct', 'reports', 'shell']);
  const moment = (at: string) => <time dateTime={at}>{formatMoment(i18n.language, at)}</time>;
  return [
    {
      ...{ name: 'thing', title: t('column.thing'), part: 'title', width: '28%' },
      cell: ({ id, thing }) => (
        <PageLink to={`admin-conduct-${id}`} className={styles.name}>
          {thing.name === '' ? t(`reports:kind.${thing.kind}`) : <UserText>{thing.name}</UserText>}
        </PageLink>
      ),
    },
    { name: 'state', title: t('column.state'), cell: (one) => <CasePill of={one} /> },
    {
      name: 'reasons',
      title: t('column.reasons'),
      cell: ({ reasons }) => reasons.map((one) => t(`reports:reason.${one}`)).join(t('shell:comma')),
    },
    { name: 'reports', title: t('column.reports'), cell: ({ reports }) => formatNumber(reports) },
    { name: 'owner', title: t('column.owner'), cell: ({ owner }) => <MemberName>{owner.fullName}</MemberName> },
    isWaiting
      ? { name: 'due', title: t('column.due'), cell: ({ dueAt }) => moment(dueAt) }
      : { name: 'decided', title: t('column.decided'), cell: ({ decision }) => decision && moment(decision.at) },
  ];
}

/** What members have reported, for admins: what waits, the most urgent first, or what is decided. */
export function CasesScreen() {
  const { t } = useTranslation('conduct');
  const list = useListQuery(caseList);
  const { status = 'waiting' } = list.filters;
  const result = listResult(
    moderationEndpoints.useGetAdminConductQuery({ status, page: list.page, limit: 20 }, fresh),
    ({ conductCases }) => conductCases,
  );
  const columns = useCaseColumns(status === 'waiting');
  const parts = states.map((name) => ({ name, text: t(`part.${name}`), query: { status: name } }));
  return (
    <WorkList
      words={{ title: t('title'), loading: t('loading'), error: t('error') }}
      count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
      list={list}
      result={result}
      above={
        <div className={styles.choice}>
          <PartChoice label={t('part.label')} to="admin-conduct" entries={parts} current={status} />
        </div>
      }
      empty={<EmptyState title={t(`empty.${status}`)} reason={t('empty.text')} />}
    >
      {(cases) => <WorkTable name="cases" label={t('title')} items={cases} idOf={({ id }) => id} columns={columns} />}
    </WorkList>
  );
}
