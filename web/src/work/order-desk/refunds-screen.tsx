import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { DueRefund, Order } from '#shared/api/types.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { formatPrice } from '#shared/format/format.ts';
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
import { DecisionDialog, BuyerCell, OrderCell, RefundToCell, pageSize, DeskTabs } from './desk.tsx';
import type { Decision } from './desk.tsx';

const refundIn = (now: unknown, id: string) => (now as Order).refunds.find((refund) => refund.id === id);

/** What an admin can do about a refund now: record that it was paid, pay what a store owes out of its money, or decide what the buyer contests. */
export function useRefundDecisions(refund: DueRefund): readonly Decision[] {
  const { id, orderId, orderNumber, amount, status, owedBy, contest } = refund;
  const [change] = commerceEndpoints.usePatchOrdersRefundsByIdMutation();
  const [read] = commerceEndpoints.useLazyGetOrdersByIdQuery();
  const dispatch = useAppDispatch();
  const of = { id, number: orderNumber };
  const around = {
    look: async () => (await read({ id: orderId }).unwrap()).order,
    onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags(['Refund', 'Order'])),
  };
  const decided = (act: 'stillOwed' | 'gotIt'): Decision => ({
    ...{ ...of, act, field: 'reason' },
    stepOf: (reason) => ({
      ...around,
      take: () => change({ id, body: { status: act === 'gotIt' ? 'given-back' : 'owed-by-store', reason } }).unwrap(),
      isDone: (now) => refundIn(now, id)?.contest?.status === (act === 'gotIt' ? 'dismissed' : 'upheld'),
    }),
  });
  if (contest?.status === 'open') return [decided('stillOwed'), decided('gotIt')];
  if (status === 'owed-by-store') {
    const takeOver: Decision = {
      ...{ ...of, act: 'takeOver', amount },
      stepOf: (_words, _isSecond, taken) => ({
        ...around,
        take: () => change({ id, body: { status: 'due', amount: taken } }).unwrap(),
        // Of a part of it less stays with the store.
        isDone: (now) => refundIn(now, id)?.status !== 'owed-by-store' || refundIn(now, id)?.amount !== amount,
      }),
    };
    return [takeOver];
  }
  if (status !== 'due' || owedBy !== 'paltu') return [];
  const paidBack: Decision = {
    ...{ ...of, act: 'paidBack', field: 'reference' },
    stepOf: (reference) => {
      // The same reference once more records nothing new, and answers.
      let isProposed = false;
      const record = async () => {
        isProposed = 'proposal' in (await change({ id, body: { status: 'paid', reference } }).unwrap());
      };
      return { ...around, take: record, look: record, isDone: () => true, isProposed: () => isProposed };
    },
  };
  return [paidBack];
}

const owers = ['paltu', 'store', 'courier'] as const satisfies readonly DueRefund['owedBy'][];

/** Who owes the refunds that are shown. */
const refundList: ListSchema<object, { owedBy: DueRefund['owedBy'] }> = {
  filters: {},
  settings: { owedBy: oneOfOr('paltu', owers) },
  lastPage: 50,
};

/** What it is for, and what the buyer wrote where it did not come. */
function Matter({ refund: { parcelId, store, status, contest } }: { refund: DueRefund }) {
  const { t } = useTranslation('order-desk');
  return (
    <div className={styles.words}>
      <span>{t(parcelId === null ? 'refunds.tooMuch' : 'refunds.ofParcel')}</span>
      {store !== null && (
        <PageLink to={`store-${store._id}`}>
          <UserText>{store.name}</UserText>
        </PageLink>
      )}
      {status === 'given-back' && <span className={styles.meta}>{t('refunds.givenBack')}</span>}
      {contest?.status === 'open' && (
        <span className={styles.meta}>
          {t('matter.buyer')} <UserText>{contest.reason}</UserText>
        </span>
      )}
    </div>
  );
}

function RefundActions({ refund, onAsk }: { refund: DueRefund; onAsk: (decision: Decision) => void }) {
  const { t } = useTranslation('order-desk');
  const decisions = useRefundDecisions(refund);
  if (decisions.length === 0) return <span className={styles.meta}>{t('refunds.waits')}</span>;
  return (
    <div className={styles.actions}>
      {decisions.map((decision) => (
        <Button key={decision.act} size="small" kind={decision.act === 'paidBack' ? 'primary' : 'outlined'} onClick={() => onAsk(decision)}>
          {t(`act.${decision.act}`)}
        </Button>
      ))}
    </div>
  );
}

function useRefundColumns(owedBy: DueRefund['owedBy'], onAsk: (decision: Decision) => void): WorkColumn<DueRefund>[] {
  const { t } = useTranslation(['order-desk', 'work', 'shell']);
  return [
    {
      ...{ name: 'order', title: t('column.order'), part: 'title' },
      cell: ({ orderId, orderNumber, dueAt }) => <OrderCell id={orderId} number={orderNumber} since={dueAt} />,
    },
    { name: 'amount', title: t('column.amount'), cell: ({ amount }) => <span className={styles.price}>{formatPrice(t, amount)}</span> },
    { name: 'why', title: t('column.why'), cell: (refund) => <Matter refund={refund} />, width: '26%' },
    { name: 'buyer', title: t('column.buyer'), cell: ({ buyer }) => <BuyerCell buyer={buyer} /> },
    // What a store owes it gives back itself: no account is needed for that.
    ...(owedBy === 'store'
      ? []
      : [{ name: 'refundTo', title: t('column.refundTo'), cell: ({ refundTo }: DueRefund) => <RefundToCell refundTo={refundTo} /> }]),
    { name: 'actions', title: t('work:table.actions'), part: 'actions', cell: (refund) => <RefundActions refund={refund} onAsk={onAsk} /> },
  ];
}

/** What buyers are still to have back, by who owes it, the oldest first. */
export function RefundsScreen() {
  const { t } = useTranslation('order-desk');
  const list = useListQuery(refundList);
  const { owedBy } = list.settings;
  const [decision, ask] = useState<Decision>();
  const columns = useRefundColumns(owedBy, ask);
  const query = commerceEndpoints.useGetOrdersRefundsQuery({ owedBy, page: list.page, limit: pageSize }, fresh);
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('refunds.error') }}
        count={(isCapped, values) => t(isCapped ? 'refunds.countCapped' : 'refunds.count', values)}
        list={list}
        above={
          <>
            <DeskTabs current="refunds" />
            <PartChoice
              label={t('refunds.owedBy')}
              to="admin-payments"
              entries={owers.map((name) => ({
                ...{ name, text: t(`refunds.by.${name}`) },
                query: { tab: 'refunds', ...(name !== 'paltu' && { owedBy: name }) },
              }))}
              current={owedBy}
            />
          </>
        }
        result={listResult(query, ({ refunds }) => refunds)}
        empty={<EmptyState title={t('refunds.none')} reason={t(`refunds.noneOf.${owedBy}`)} />}
      >
        {(refunds) => <WorkTable name="desk.refunds" label={t('tab.refunds')} items={refunds} idOf={({ id }) => id} columns={columns} />}
      </WorkList>
      <DecisionDialog decision={decision} onClose={() => ask(undefined)} />
    </>
  );
}
