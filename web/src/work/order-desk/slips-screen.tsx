import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Order } from '#shared/api/types.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PaperLink } from '#shared/pet/paper-link.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './desk.module.css';
import { DecisionDialog, BuyerCell, OrderCell, deskList, pageSize, DeskTabs } from './desk.tsx';
import type { Decision } from './desk.tsx';

const paid: readonly Order['payment']['status'][] = ['paid', 'partly-refunded', 'refunded'];

/** What an admin decides about the slip of an order: the money came, or it was not found. */
export function useSlipDecisions({ id, number, payment }: Pick<Order, 'id' | 'number' | 'payment'>): {
  accept: Decision;
  refuse: Decision;
} {
  const [check] = commerceEndpoints.usePatchOrdersByIdPaymentMutation();
  const [read] = commerceEndpoints.useLazyGetOrdersByIdQuery();
  const dispatch = useAppDispatch();
  const of = { id, number };
  const around = {
    look: async () => (await read({ id }).unwrap()).order.payment,
    onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Order', id: 'list' }])),
  };
  const accept: Decision = {
    ...{ ...of, act: 'accept', field: 'reference', initial: payment.slip?.reference ?? '' },
    secondAfter: 'payment.already-paid',
    stepOf: (reference, isSecond) => ({
      ...around,
      take: () => check({ id, body: { status: 'paid', reference, ...(isSecond ? { second: true } : {}) } }).unwrap(),
      // That it was paid before proves nothing of a second transfer: sent again it counts once.
      isDone: (now) => !isSecond && paid.includes((now as Order['payment']).status),
    }),
  };
  const refuse: Decision = {
    ...{ ...of, act: 'refuse', field: 'reason' },
    stepOf: (reason) => ({
      ...around,
      take: () => check({ id, body: { status: 'refused', reason } }).unwrap(),
      isDone: (now) => (now as Order['payment']).refusal === reason,
    }),
  };
  return { accept, refuse };
}

/** The paper that the buyer sent, and the reference of the transfer that is written there. */
function Slip({ order: { id, payment } }: { order: Order }) {
  const { t } = useTranslation('order-desk');
  if (payment.slip === null) return null;
  return (
    <div className={styles.words}>
      <PaperLink path={`/orders/${id}/slip`} paper={payment.slip} />
      <span className={styles.meta}>
        {t('field.reference')} <bdi dir="ltr">{payment.slip.reference}</bdi>
      </span>
    </div>
  );
}

interface SlipActionsProps {
  order: Order;
  onAsk: (decision: Decision) => void;
}

function SlipActions({ order, onAsk }: SlipActionsProps) {
  const { t } = useTranslation('order-desk');
  const { accept, refuse } = useSlipDecisions(order);
  return (
    <div className={styles.actions}>
      <Button size="small" kind="primary" onClick={() => onAsk(accept)}>
        {t('act.accept')}
      </Button>
      <Button size="small" kind="danger" onClick={() => onAsk(refuse)}>
        {t('act.refuse')}
      </Button>
    </div>
  );
}

function useSlipColumns(onAsk: (decision: Decision) => void): WorkColumn<Order>[] {
  const { t } = useTranslation(['order-desk', 'work', 'shell']);
  return [
    {
      ...{ name: 'order', title: t('column.order'), part: 'title' },
      cell: ({ id, number, placedAt }) => <OrderCell id={id} number={number} since={placedAt} />,
    },
    {
      name: 'amount',
      title: t('column.amount'),
      cell: ({ total, payment }) => <span className={styles.price}>{formatPrice(t, payment.slip?.amount ?? total)}</span>,
    },
    { name: 'slip', title: t('column.slip'), cell: (order) => <Slip order={order} />, width: '34%' },
    { name: 'buyer', title: t('column.buyer'), cell: ({ address }) => <BuyerCell buyer={address} /> },
    { name: 'actions', title: t('work:table.actions'), part: 'actions', cell: (order) => <SlipActions order={order} onAsk={onAsk} /> },
  ];
}

/** Slips of bank transfers that wait for a check, the oldest first. */
export function SlipsScreen() {
  const { t } = useTranslation('order-desk');
  const list = useListQuery(deskList);
  const [decision, ask] = useState<Decision>();
  const columns = useSlipColumns(ask);
  const query = commerceEndpoints.useGetOrdersPaymentsQuery({ page: list.page, limit: pageSize }, fresh);
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('slips.error') }}
        count={(isCapped, values) => t(isCapped ? 'slips.countCapped' : 'slips.count', values)}
        list={list}
        above={<DeskTabs current="slips" />}
        result={listResult(query, ({ orders }) => orders)}
        empty={<EmptyState title={t('slips.none')} reason={t('slips.noneText')} />}
      >
        {(orders) => <WorkTable name="desk.slips" label={t('tab.slips')} items={orders} idOf={({ id }) => id} columns={columns} />}
      </WorkList>
      <DecisionDialog decision={decision} onClose={() => ask(undefined)} />
    </>
  );
}
