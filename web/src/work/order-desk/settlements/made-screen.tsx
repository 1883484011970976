import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { NamedSettlement } from '#shared/api/types.ts';
import { formatDate, formatPrice } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { DecisionDialog } from '../components/decision-dialog.tsx';
import type { Decision } from '../components/decision-dialog.tsx';
import { deskList, fresh, pageSize } from '../components/desk-list.ts';
import { DeskTabs } from '../components/desk-tabs.tsx';
import styles from '../components/desk.module.css';
import { useSentBack } from './use-settlement-decisions.ts';

function Store({ settlement: { storeName, madeAt } }: { settlement: NamedSettlement }) {
  const { i18n } = useTranslation();
  return (
    <div className={styles.words}>
      <span className={styles.name}>
        <UserText>{storeName}</UserText>
      </span>
      <span className={styles.meta}>{formatDate(i18n.language, madeAt)}</span>
    </div>
  );
}

function Transfer({ settlement: { reference, paidTo } }: { settlement: NamedSettlement }) {
  return (
    <div className={styles.words}>
      <bdi dir="ltr">{reference}</bdi>
      <bdi dir="ltr" className={styles.meta}>
        {paidTo}
      </bdi>
    </div>
  );
}

/** The bank may send it back; why it did, when it has. */
function Outcome({ settlement, onAsk }: { settlement: NamedSettlement; onAsk: (decision: Decision) => void }) {
  const { t } = useTranslation('order-desk');
  const sentBack = useSentBack();
  if (settlement.status === 'sent-back')
    return (
      <span className={styles.meta}>
        {t('paidOut.sentBack')} <UserText>{settlement.reason}</UserText>
      </span>
    );
  return (
    <Button size="small" kind="danger" onClick={() => onAsk(sentBack(settlement))}>
      {t('act.sentBack')}
    </Button>
  );
}

function useMadeColumns(onAsk: (decision: Decision) => void): WorkColumn<NamedSettlement>[] {
  const { t } = useTranslation(['order-desk', 'work', 'shell']);
  return [
    { name: 'store', title: t('column.store'), part: 'title', cell: (settlement) => <Store settlement={settlement} /> },
    { name: 'amount', title: t('column.amount'), cell: ({ amount }) => <span className={styles.price}>{formatPrice(t, amount)}</span> },
    { name: 'transfer', title: t('column.transfer'), cell: (settlement) => <Transfer settlement={settlement} />, width: '34%' },
    {
      name: 'actions',
      title: t('work:table.actions'),
      part: 'actions',
      cell: (settlement) => <Outcome settlement={settlement} onAsk={onAsk} />,
    },
  ];
}

/** What was paid out to stores, the newest first. */
export function PaidOutScreen() {
  const { t } = useTranslation('order-desk');
  const list = useListQuery(deskList);
  const [decision, ask] = useState<Decision>();
  const columns = useMadeColumns(ask);
  const query = commerceEndpoints.useGetAdminSettlementsMadeQuery({ page: list.page, limit: pageSize }, fresh);
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('paidOut.error') }}
        count={(isCapped, values) => t(isCapped ? 'paidOut.countCapped' : 'paidOut.count', values)}
        list={list}
        above={<DeskTabs current="paidOut" />}
        result={listResult(query, ({ settlements }) => settlements)}
        empty={<EmptyState title={t('paidOut.none')} reason={t('paidOut.noneText')} />}
      >
        {(settlements) => (
          <WorkTable name="desk.paid-out" label={t('tab.paidOut')} items={settlements} idOf={({ id }) => id} columns={columns} />
        )}
      </WorkList>
      <DecisionDialog decision={decision} onClose={() => ask(undefined)} />
    </>
  );
}
