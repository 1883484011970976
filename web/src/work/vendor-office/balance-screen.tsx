import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { LedgerRow, Settlement } from '#shared/api/types.ts';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { ErrorState, EmptyState } from '#shared/content/states.tsx';
import { TabLinks } from '#shared/content/tab-links.tsx';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { SignedAmount } from '#shared/work/signed-amount.tsx';
import { StatementDownload } from '#shared/work/statement-download.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './balance.module.css';
import { OwnStoreFrame } from './own-store-frame.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';

const parts = ['available', 'pending', 'debts', 'held', 'cashHeld', 'withCourier', 'settled'] as const;

/** How the store stands with Paltu: what it may have now, what is not sure yet, what it owes buyers, what Paltu has for it, the cash that it or couriers took at the door, and what it was paid out. */
export function BalancePanel() {
  const { t } = useTranslation('vendor-office');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = commerceEndpoints.useGetStoresUserBalanceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined && error !== undefined)
    return <ErrorState title={t('balance.failed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined)
    return (
      <Skeleton label={t('balance.loading')}>
        <SkeletonStack gap={3} shapes={['control', 'line']} />
      </Skeleton>
    );
  const { balance } = data;
  return (
    <div className={styles.balance}>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part} className={styles.part}>
            <dt>{t(part === 'available' && balance.available < 0 ? 'balance.owed' : `balance.${part}`)}</dt>
            <dd>
              <span className={styles.figure}>
                <SignedAmount rupees={part === 'available' ? Math.abs(balance.available) : balance[part]} />
              </span>
              <p className={styles.hint}>
                {t(part === 'available' && balance.available < 0 ? 'balance.hint.owed' : `balance.hint.${part}`)}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      {balance.hash !== '' && (
        <p className={styles.hint}>
          {t('balance.hash')}{' '}
          <bdi dir="ltr" className={styles.hash}>
            {balance.hash}
          </bdi>
        </p>
      )}
    </div>
  );
}

const tabs = ['balance', 'settlements', 'debts'] as const;

/** Every row of the ledger, what was paid out, or what buyers still have to get from the store. */
export function BalanceTabs({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTranslation('vendor-office');
  return (
    <TabLinks
      label={t('balance.title')}
      to={vendorPage}
      entries={tabs.map((name) => ({ name, text: t(`balance.tab.${name}`), query: vendorPlaces[name] }))}
      current={current}
      className={styles.tabs}
    />
  );
}

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

const settlementList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

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
