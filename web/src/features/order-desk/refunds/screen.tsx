import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { DueRefund } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { DecisionDialog } from '../components/decision-dialog.tsx';
import type { Decision } from '../components/decision-dialog.tsx';
import { BuyerCell, OrderCell, RefundToCell } from '../components/desk-cells.tsx';
import { deskList, fresh, pageSize } from '../components/desk-list.ts';
import { DeskTabs } from '../components/desk-tabs.tsx';
import styles from '../components/desk.module.css';

function PaidButton({ refund: { id, orderNumber }, onAsk }: { refund: DueRefund; onAsk: (decision: Decision) => void }) {
  const { t } = useTranslation('order-desk');
  const [pay] = commerceEndpoints.usePatchOrdersRefundsByIdMutation();
  const dispatch = useAppDispatch();
  const record = (reference: string) => pay({ id, body: { status: 'paid', reference } }).unwrap();
  const decision: Decision = {
    ...{ act: 'paidBack', id, number: orderNumber, field: 'reference' },
    stepOf: (reference) => ({
      take: () => record(reference),
      // The same reference once more records nothing new, and answers.
      look: () => record(reference),
      isDone: () => true,
      onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Refund', id: 'list' }])),
    }),
  };
  return (
    <Button size="small" kind="primary" onClick={() => onAsk(decision)}>
      {t('act.paidBack')}
    </Button>
  );
}

function useRefundColumns(onAsk: (decision: Decision) => void): WorkColumn<DueRefund>[] {
  const { t } = useTranslation(['order-desk', 'work', 'shell']);
  return [
    {
      ...{ name: 'order', title: t('column.order'), part: 'title' },
      cell: ({ orderNumber, dueAt }) => <OrderCell number={orderNumber} since={dueAt} />,
    },
    { name: 'amount', title: t('column.amount'), cell: ({ amount }) => <span className={styles.price}>{formatPrice(t, amount)}</span> },
    { name: 'why', title: t('column.why'), cell: ({ parcelId }) => t(parcelId === null ? 'refunds.tooMuch' : 'refunds.ofParcel') },
    { name: 'buyer', title: t('column.buyer'), cell: ({ buyer }) => <BuyerCell buyer={buyer} /> },
    { name: 'refundTo', title: t('column.refundTo'), cell: ({ refundTo }) => <RefundToCell refundTo={refundTo} /> },
    { name: 'actions', title: t('work:table.actions'), part: 'actions', cell: (refund) => <PaidButton refund={refund} onAsk={onAsk} /> },
  ];
}

/** What is still to be paid back to buyers, the oldest first. */
export function RefundsScreen() {
  const { t } = useTranslation('order-desk');
  const list = useListQuery(deskList);
  const [decision, ask] = useState<Decision>();
  const columns = useRefundColumns(ask);
  const query = commerceEndpoints.useGetOrdersRefundsQuery({ page: list.page, limit: pageSize }, fresh);
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('refunds.error') }}
        count={(isCapped, values) => t(isCapped ? 'refunds.countCapped' : 'refunds.count', values)}
        list={list}
        above={<DeskTabs current="refunds" />}
        result={listResult(query, ({ refunds }) => refunds)}
        empty={<EmptyState title={t('refunds.none')} reason={t('refunds.noneText')} />}
      >
        {(refunds) => <WorkTable name="desk.refunds" label={t('tab.refunds')} items={refunds} idOf={({ id }) => id} columns={columns} />}
      </WorkList>
      <DecisionDialog decision={decision} onClose={() => ask(undefined)} />
    </>
  );
}
