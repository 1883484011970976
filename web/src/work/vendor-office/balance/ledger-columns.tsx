import { useTranslation } from 'react-i18next';
import type { LedgerRow } from '#shared/api/types.ts';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { SignedAmount } from '#shared/work/signed-amount.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import styles from './balance.module.css';

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
export function useLedgerColumns(): WorkColumn<LedgerRow>[] {
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
