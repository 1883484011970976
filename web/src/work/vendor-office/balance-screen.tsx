import { commissionPercent } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import type { Settlement } from '#shared/api/types.ts';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { ErrorState, EmptyState } from '#shared/content/states.tsx';
import { TabLinks } from '#shared/content/tab-links.tsx';
import { formatAmount, formatDate } from '#shared/format/format.ts';
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

/** These are shown even where they are nothing. */
const always: readonly string[] = ['available', 'pending'];

type Sale = Answer<'getStoresUserSales'>['sales'][number];

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
  const shown = parts.filter((part) => always.includes(part) || balance[part] !== 0);
  return (
    <div className={styles.balance}>
      <dl className={styles.parts}>
        {shown.map((part) => (
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
    </div>
  );
}

const tabs = ['balance', 'settlements', 'debts', 'ledger'] as const;

/** Each sale, what was paid out, what buyers still have to get from the store, or the ledger that proves all of it. */
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

/** What is added to a sale, or taken from it, beside what Paltu keeps. */
function SaleAmount({ sale: { sale, promo, returned } }: { sale: Sale }) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  return (
    <>
      <SignedAmount rupees={sale} />
      {promo !== 0 && <p className={styles.hint}>{t('sale.promo', { amount: formatAmount(t, promo) })}</p>}
      {returned !== 0 && <p className={styles.hint}>{t('sale.returned', { amount: formatAmount(t, returned) })}</p>}
    </>
  );
}

const isAhead = (instant: string): boolean => Date.parse(instant) > Date.now();

/** Who has the money, and when it counts. */
function Whereabouts({ sale: { cash, withCourier, availableAt } }: { sale: Sale }) {
  const { t, i18n } = useTranslation(['vendor-office', 'shell']);
  return (
    <>
      {cash > 0 && <p>{t('sale.cash', { amount: formatAmount(t, cash) })}</p>}
      {withCourier > 0 && <p>{t('sale.withCourier', { amount: formatAmount(t, withCourier) })}</p>}
      {availableAt === null && <p>{t('sale.open')}</p>}
      {availableAt !== null && (
        <p>{t(isAhead(availableAt) ? 'sale.waits' : 'sale.counts', { day: formatDate(i18n.language, availableAt) })}</p>
      )}
    </>
  );
}

/** A sale in one row: what it came to, less what Paltu keeps, is the store's. */
function useSaleColumns(): WorkColumn<Sale>[] {
  const { t, i18n } = useTranslation('vendor-office');
  return [
    {
      ...{ name: 'order', title: t('parcels.column.parcel'), part: 'title' },
      cell: ({ parcelId, orderNumber, deliveredAt }) => (
        <>
          <PageLink to={vendorPage} query={vendorPlaces.parcel(parcelId)} className={styles.kind}>
            {t('parcel.title')} <bdi dir="ltr">{orderNumber}</bdi>
          </PageLink>
          <p className={styles.hint}>{formatDate(i18n.language, deliveredAt)}</p>
        </>
      ),
    },
    { name: 'sale', title: t('balance.kind.sale'), cell: (sale) => <SaleAmount sale={sale} /> },
    {
      ...{ name: 'commission', title: t('sale.commission', { percent: commissionPercent }) },
      cell: ({ commission }) => <SignedAmount rupees={-commission} />,
    },
    {
      ...{ name: 'yours', title: t('sale.yours') },
      cell: ({ yours }) => (
        <b>
          <SignedAmount rupees={yours} />
        </b>
      ),
    },
    { name: 'whereabouts', title: t('sale.whereabouts'), cell: (sale) => <Whereabouts sale={sale} />, width: '32%' },
  ];
}

const saleList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

/** Rows on a page. */
const pageSize = 20;

function Sales() {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(saleList);
  const query = commerceEndpoints.useGetStoresUserSalesQuery({ page: list.page, limit: pageSize }, { refetchOnMountOrArgChange: true });
  const columns = useSaleColumns();
  const title = t('balance.title');
  return (
    <WorkList
      words={{ title, loading: t('balance.loading'), error: t('sale.failed') }}
      count={(isCapped, values) => t(isCapped ? 'sale.countCapped' : 'sale.count', values)}
      list={list}
      above={
        <>
          <BalancePanel />
          <BalanceTabs current="balance" />
          <p className={styles.hint}>{t('sale.rule', { percent: commissionPercent })}</p>
          <StatementDownload path="/stores/user/statement" name="paltu-statement" />
        </>
      }
      result={listResult(query, ({ sales }) => sales)}
      empty={<EmptyState title={t('sale.none')} reason={t('sale.noneText')} />}
    >
      {(sales) => <WorkTable name="vendor.sales" label={title} items={sales} idOf={({ parcelId }) => parcelId} columns={columns} />}
    </WorkList>
  );
}

/** How the own store stands with Paltu, and what each sale came to. */
export function BalanceScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('balance.title')}>{() => <Sales />}</OwnStoreFrame>;
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
