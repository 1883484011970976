import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { PayoutProposal } from '#shared/api/types.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { formatMoment, formatPrice } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { PartChoice } from '#shared/work/part-choice.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './desk.module.css';
import { DecisionDialog, pageSize, DeskTabs } from './desk.tsx';
import type { Decision } from './desk.tsx';

const filters = ['waiting', 'decided'] as const;

/** Payments that wait for a second admin, or that were decided. */
const proposalList: ListSchema<object, { filter: (typeof filters)[number] }> = {
  filters: {},
  settings: { filter: oneOfOr('waiting', filters) },
  lastPage: 50,
};

/** What an admin can do about a payment that was proposed: another one confirms it, any refuses it. */
function useProposalDecisions(onOutdated: () => void) {
  const [change] = commerceEndpoints.usePatchAdminPayoutProposalsByIdMutation();
  const dispatch = useAppDispatch();
  type Body = Parameters<typeof change>[0]['body'];
  return ({ id, reference, status, mayConfirm }: PayoutProposal): readonly Decision[] => {
    const stepOf = (body: Body) => {
      // Decided once more by the same admin it stays as it is, and answers.
      const record = () => change({ id, body }).unwrap();
      const forget = () => {
        onOutdated();
        dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Settlement', id: 'list' }, 'Refund']));
      };
      return { take: record, look: record, isDone: () => true, onOutdated: forget };
    };
    const confirm: Decision = { ...{ act: 'confirmPayment', id, number: reference }, stepOf: () => stepOf({ status: 'confirmed' }) };
    const refuse: Decision = {
      ...{ act: 'refusePayment', id, number: reference, field: 'reason' },
      stepOf: (reason) => stepOf({ status: 'refused', reason }),
    };
    if (status !== 'waiting') return [];
    return mayConfirm ? [confirm, refuse] : [refuse];
  };
}

/** To which store, or of which order. */
function Subject({ proposal: { kind, storeId, storeName, orderNumber, proposedAt } }: { proposal: PayoutProposal }) {
  const { t, i18n } = useTranslation('order-desk');
  return (
    <div className={styles.words}>
      <span className={styles.name}>
        {t(`proposals.kind.${kind}`)} {orderNumber !== null && <bdi dir="ltr">{orderNumber}</bdi>}
        {storeId !== null && (
          <PageLink to={`store-${storeId}`}>
            <UserText>{storeName ?? ''}</UserText>
          </PageLink>
        )}
      </span>
      <span className={styles.meta}>{formatMoment(i18n.language, proposedAt)}</span>
    </div>
  );
}

function Reasons({ proposal: { reasons } }: { proposal: PayoutProposal }) {
  const { t } = useTranslation('order-desk');
  return (
    <div className={styles.words}>
      {reasons.map((reason) => (
        <span key={reason}>{t(`proposals.reason.${reason}`)}</span>
      ))}
    </div>
  );
}

/** Who it waits for, or what became of it and why. */
function State({ proposal: { status, mayConfirm, decidedAt, answer } }: { proposal: PayoutProposal }) {
  const { t, i18n } = useTranslation('order-desk');
  if (status === 'waiting') return t(mayConfirm ? 'proposals.state.yours' : 'proposals.state.own');
  return (
    <div className={styles.words}>
      <span>{t(`proposals.state.${status}`)}</span>
      <span className={styles.meta}>{decidedAt !== null && formatMoment(i18n.language, decidedAt)}</span>
      {answer !== '' && (
        <span className={styles.meta}>
          <UserText>{answer}</UserText>
        </span>
      )}
    </div>
  );
}

interface ColumnNeeds {
  decisionsOf: (proposal: PayoutProposal) => readonly Decision[];
  onAsk: (decision: Decision) => void;
}

function useProposalColumns({ decisionsOf, onAsk }: ColumnNeeds): WorkColumn<PayoutProposal>[] {
  const { t } = useTranslation(['order-desk', 'work', 'shell']);
  return [
    { name: 'subject', title: t('column.payment'), part: 'title', cell: (proposal) => <Subject proposal={proposal} /> },
    { name: 'amount', title: t('column.amount'), cell: ({ amount }) => <span className={styles.price}>{formatPrice(t, amount)}</span> },
    { name: 'transfer', title: t('column.transfer'), cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
    { name: 'why', title: t('column.why'), cell: (proposal) => <Reasons proposal={proposal} />, width: '22%' },
    { name: 'state', title: t('column.position'), cell: (proposal) => <State proposal={proposal} /> },
    {
      ...{ name: 'actions', title: t('work:table.actions'), part: 'actions' },
      cell: (proposal) => (
        <div className={styles.actions}>
          {decisionsOf(proposal).map((decision) => (
            <Button
              key={decision.act}
              size="small"
              kind={decision.act === 'confirmPayment' ? 'primary' : 'danger'}
              onClick={() => onAsk(decision)}
            >
              {t(`act.${decision.act}`)}
            </Button>
          ))}
        </div>
      ),
    },
  ];
}

/** Payments that one admin has proposed and another has to confirm, the oldest first. */
export function ProposalsScreen() {
  const { t } = useTranslation('order-desk');
  const list = useListQuery(proposalList);
  const { filter } = list.settings;
  const [decision, onAsk] = useState<Decision>();
  const query = commerceEndpoints.useGetAdminPayoutProposalsQuery({ filter, page: list.page, limit: pageSize }, fresh);
  const decisionsOf = useProposalDecisions(() => void query.refetch());
  const columns = useProposalColumns({ decisionsOf, onAsk });
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('proposals.error') }}
        count={(isCapped, values) => t(isCapped ? 'proposals.countCapped' : 'proposals.count', values)}
        list={list}
        above={
          <>
            <DeskTabs current="proposals" />
            <PartChoice
              label={t('proposals.which')}
              to="admin-payments"
              entries={filters.map((name) => ({
                ...{ name, text: t(`proposals.filter.${name}`) },
                query: { tab: 'proposals', ...(name !== 'waiting' && { filter: name }) },
              }))}
              current={filter}
            />
          </>
        }
        result={listResult(query, ({ proposals }) => proposals)}
        empty={<EmptyState title={t(`proposals.none.${filter}`)} reason={t('proposals.noneText')} />}
      >
        {(proposals) => (
          <WorkTable name="desk.proposals" label={t('tab.proposals')} items={proposals} idOf={({ id }) => id} columns={columns} />
        )}
      </WorkList>
      <DecisionDialog decision={decision} onClose={() => onAsk(undefined)} />
    </>
  );
}
