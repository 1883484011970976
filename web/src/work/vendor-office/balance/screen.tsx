import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { StatementDownload } from '#shared/work/statement-download.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { OwnStoreFrame } from '../frame/own-store-frame.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { BalanceTabs } from './balance-tabs.tsx';
import { useLedgerColumns } from './ledger-columns.tsx';

const ledgerList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

/** Rows on a page. */
const pageSize = 20;

function Ledger() {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(ledgerList);
  const query = commerceEndpoints.useGetStoresUserLedgerQuery({ page: list.page, limit: pageSize }, { refetchOnMountOrArgChange: true });
  const columns = useLedgerColumns();
  const title = t('balance.title');
  return (
    <WorkList
      words={{ title, loading: t('balance.loading'), error: t('balance.ledgerFailed') }}
      count={(isCapped, values) => t(isCapped ? 'balance.countCapped' : 'balance.count', values)}
      list={list}
      above={
        <>
          <BalancePanel />
          <BalanceTabs current="balance" />
          <StatementDownload path="/stores/user/statement" name="paltu-statement" />
        </>
      }
      result={listResult(query, ({ rows }) => rows)}
      empty={<EmptyState title={t('balance.none')} reason={t('balance.noneText')} />}
    >
      {(rows) => <WorkTable name="vendor.ledger" label={title} items={rows} idOf={({ number }) => String(number)} columns={columns} />}
    </WorkList>
  );
}

/** How the own store stands with Paltu, and every row of its ledger. */
export function BalanceScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('balance.title')}>{() => <Ledger />}</OwnStoreFrame>;
}
