import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SentParcel } from '#shared/api/types.ts';
import { formatDate, formatNumber, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import styles from './parcels.module.css';
import { StatusPill } from './status-pill.tsx';

/** Which order it is of, and the way to its page. */
function ParcelWords({ parcel: { id, order, placedAt } }: { parcel: SentParcel }) {
  const { t, i18n } = useTranslation('vendor-office');
  return (
    <div className={styles.words}>
      <PageLink to={vendorPage} query={vendorPlaces.parcel(id)} className={styles.name}>
        {t('parcels.order')} <bdi dir="ltr">{order.number}</bdi>
      </PageLink>
      <p className={styles.meta}>{formatDate(i18n.language, placedAt)}</p>
    </div>
  );
}

/** The first product, and how many others there are. */
export function Goods({ items }: Pick<SentParcel, 'items'>) {
  const { t } = useTranslation('vendor-office');
  const sent = items.filter(({ quantity }) => quantity > 0);
  const [first] = sent.length > 0 ? sent : items;
  const others = (sent.length > 0 ? sent : items).length - 1;
  return (
    <div className={styles.words}>
      {first && (
        <p>
          {formatNumber(first.quantity)} × <UserText>{first.name}</UserText>
        </p>
      )}
      {others > 0 && <p className={styles.meta}>{t('parcels.others', { count: others, amount: formatNumber(others) })}</p>}
    </div>
  );
}

function Buyer({ parcel: { buyer } }: { parcel: SentParcel }) {
  const { t } = useTranslation('vendor-office');
  const cityName = useCityName();
  const refusals = buyer.refusals ?? 0;
  return (
    <div className={styles.words}>
      <p>
        <UserText>{buyer.fullName}</UserText>
      </p>
      {buyer.address && (
        <p className={styles.meta}>
          <UserText>{cityName(buyer.address.city)}</UserText>
        </p>
      )}
      {refusals > 0 && (
        <p className={styles.warning}>
          <TriangleAlert size={16} aria-hidden /> {t('parcels.refusals', { count: refusals, amount: formatNumber(refusals) })}
        </p>
      )}
    </div>
  );
}

function Money({ parcel: { total, payment, order } }: { parcel: SentParcel }) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  return (
    <div className={styles.words}>
      <span className={styles.price}>{formatPrice(t, total)}</span>
      <span className={styles.meta}>
        {t(`parcel.method.${order.paymentMethod}`)} · {t(`parcel.payment.${payment}`)}
      </span>
    </div>
  );
}

function Status({ parcel: { status, waitsForAdmin } }: { parcel: SentParcel }) {
  const { t } = useTranslation('vendor-office');
  return (
    <div className={styles.words}>
      <span>
        <StatusPill status={status} />
      </span>
      {waitsForAdmin && <p className={styles.meta}>{t('parcels.waitsForAdmin')}</p>}
    </div>
  );
}

/** What the table of the store's parcels shows of each. */
export function useParcelColumns(): WorkColumn<SentParcel>[] {
  const { t } = useTranslation('vendor-office');
  return [
    { name: 'parcel', title: t('parcels.column.parcel'), part: 'title', cell: (parcel) => <ParcelWords parcel={parcel} />, width: 172 },
    { name: 'status', title: t('column.status'), cell: (parcel) => <Status parcel={parcel} /> },
    { name: 'goods', title: t('parcels.column.goods'), cell: ({ items }) => <Goods items={items} /> },
    { name: 'buyer', title: t('parcels.column.buyer'), cell: (parcel) => <Buyer parcel={parcel} /> },
    { name: 'money', title: t('parcels.column.money'), cell: (parcel) => <Money parcel={parcel} /> },
  ];
}
