import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Settlement } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { SignedAmount } from '#shared/work/signed-amount.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { BalancePanel } from '../balance/balance-panel.tsx';
import { BalanceTabs } from '../balance/balance-tabs.tsx';
import styles from '../balance/balance.module.css';
import { OwnStoreFrame } from '../frame/own-store-frame.tsx';

const settlementList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

/** Settlements on a page. */
const pageSize = 20;

/** What became of it; why, where the bank sent it back. */
function Outcome({ settlement: { status, reason } }: { settlement: Settlement }) {
  const { t } = useTranslation('vendor-office');
  if (status === 'made') return t('settlements.made');
  return (
    <>
      {t('settlements.sentBack')} <UserText>{reason}</UserText>
    </>
  );
}

function useSettlementColumns(): WorkColumn<Settlement>[] {
  const { t, i18n } = useTranslation('vendor-office');
  return [
    {
      ...{ name: 'day', title: t('balance.column.day'), part: 'title' },
      cell: ({ madeAt }) => <span className={styles.kind}>{formatDate(i18n.language, madeAt)}</span>,
    },
    { name: 'amount', title: t('balance.column.amount'), cell: ({ amount }) => <SignedAmount rupees={amount} /> },
    { name: 'to', title: t('account.payout'), cell: ({ paidTo }) => <bdi dir="ltr">{paidTo}</bdi> },
    { name: 'reference', title: t('settlements.reference'), cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
    { name: 'outcome', title: t('settlements.outcome'), cell: (settlement) => <Outcome settlement={settlement} /> },
  ];
}

function Settlements() {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(settlementList);
  const asked = { page: list.page, limit: pageSize };
  const query = commerceEndpoints.useGetStoresUserSettlementsQuery(asked, { refetchOnMountOrArgChange: true });
  const columns = useSettlementColumns();
  const title = t('balance.title');
  return (
    <WorkList
      words={{ title, loading: t('balance.loading'), error: t('settlements.failed') }}
      count={(isCapped, values) => t(isCapped ? 'settlements.countCapped' : 'settlements.count', values)}
      list={list}
      above={
        <>
          <BalancePanel />
          <BalanceTabs current="settlements" />
        </>
      }
      result={listResult(query, ({ settlements }) => settlements)}
      empty={<EmptyState title={t('settlements.none')} reason={t('settlements.noneText')} />}
    >
      {(settlements) => (
        <WorkTable
          name="vendor.settlements"
          label={t('balance.tab.settlements')}
          items={settlements}
          idOf={({ id }) => id}
          columns={columns}
        />
      )}
    </WorkList>
  );
}

/** What the own store was paid out, the newest first. */
export function SettlementsScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('balance.title')}>{() => <Settlements />}</OwnStoreFrame>;
}
