import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { LedgerRow } from '#shared/api/types.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { SignedAmount } from '#shared/work/signed-amount.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { BalanceTabs } from './balance-screen.tsx';
import styles from './balance.module.css';
import { OwnStoreFrame } from './own-store-frame.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';

const knownKinds = [
  'sale',
  'cash',
  'courier-cash',
  'remittance',
  'commission',
  'promo',
  'return',
  'cash-return',
  'commission-return',
  'promo-return',
  'settlement',
  'settlement-return',
] as const;

/** What a row is for; one of a kind that came later has the name of the API. */
function Kind({ row: { kind, parcelId } }: { row: LedgerRow }) {
  const { t } = useTranslation('vendor-office');
  const known = knownKinds.find((one) => one === kind);
  const words = known === undefined ? <bdi dir="ltr">{kind}</bdi> : t(`balance.kind.${known}`);
  if (parcelId === null) return <span className={styles.kind}>{words}</span>;
  return (
    <PageLink to={vendorPage} query={vendorPlaces.parcel(parcelId)} className={styles.kind}>
      {words}
    </PageLink>
  );
}

function Day({ row: { bookedAt } }: { row: LedgerRow }) {
  const { i18n } = useTranslation();
  return formatDate(i18n.language, bookedAt);
}

/** What the table of the ledger shows of each row. */
function useLedgerColumns(): WorkColumn<LedgerRow>[] {
  const { t } = useTranslation('vendor-office');
  return [
    { name: 'kind', title: t('balance.column.kind'), part: 'title', cell: (row) => <Kind row={row} /> },
    { name: 'number', title: t('balance.column.number'), cell: ({ number }) => formatNumber(number), width: 90 },
    { name: 'day', title: t('balance.column.day'), cell: (row) => <Day row={row} /> },
    { name: 'account', title: t('balance.column.account'), cell: ({ account }) => t(`balance.account.${account}`) },
    { name: 'amount', title: t('balance.column.amount'), cell: ({ amount }) => <SignedAmount rupees={amount} /> },
    { name: 'balance', title: t('balance.column.balance'), cell: ({ balance }) => <SignedAmount rupees={balance} /> },
  ];
}

/** By what a store can prove later how its ledger stood. */
function Fingerprint() {
  const { t } = useTranslation('vendor-office');
  const { data } = commerceEndpoints.useGetStoresUserBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.balance}>
      <p>{t('balance.verify')}</p>
      {data !== undefined && data.balance.hash !== '' && (
        <p className={styles.hint}>
          {t('balance.hash')}{' '}
          <bdi dir="ltr" className={styles.hash}>
            {data.balance.hash}
          </bdi>
        </p>
      )}
    </div>
  );
}

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
          <BalanceTabs current="ledger" />
          <Fingerprint />
        </>
      }
      result={listResult(query, ({ rows }) => rows)}
      empty={<EmptyState title={t('balance.none')} reason={t('balance.noneText')} />}
    >
      {(rows) => <WorkTable name="vendor.ledger" label={title} items={rows} idOf={({ number }) => String(number)} columns={columns} />}
    </WorkList>
  );
}

/** Every row of the ledger of the own store, with what proves it. */
export function LedgerScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('balance.title')}>{() => <Ledger />}</OwnStoreFrame>;
}
