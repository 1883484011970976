import { ClipboardCheck, PackageCheck, Undo2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { ParcelStatus, SentParcel } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';
import { NothingFound, EmptyState } from '#shared/content/states.tsx';
import { TabLinks } from '#shared/content/tab-links.tsx';
import { formatNumber, formatDate, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { WorkSelect } from '#shared/work/controls.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { OwnStoreFrame } from './own-store-frame.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';
import { statusesToDo, fresh, pageSize, parcelList, parcelStatuses } from './parcel.ts';
import styles from './parcels.module.css';

const tones: Readonly<Record<ParcelStatus, PillTone>> = {
  placed: 'urgent',
  confirmed: 'pending',
  shipped: 'info',
  delivered: 'approved',
  cancelled: 'plain',
  refused: 'rejected',
  lost: 'rejected',
  'return-asked': 'urgent',
  returned: 'plain',
};

/** How a parcel stands, for its seller. */
export function StatusPill({ status }: { status: ParcelStatus }) {
  const { t } = useTranslation('vendor-office');
  return <Pill tone={tones[status]}>{t(`parcels.status.${status}`)}</Pill>;
}

const tabs = ['parcels', 'unpaid'] as const;

/** What the store is to send or has sent, or what is reserved until it is paid. */
export function ParcelTabs({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTranslation('vendor-office');
  return (
    <TabLinks
      label={t('parcels.title')}
      to={vendorPage}
      entries={tabs.map((name) => ({ name, text: t(`parcels.tab.${name}`), query: vendorPlaces[name] }))}
      current={current}
    />
  );
}

type StatusToDo = (typeof statusesToDo)[number];

const icons = { placed: ClipboardCheck, confirmed: PackageCheck, 'return-asked': Undo2 } as const;

interface ToDoLinkProps {
  status: StatusToDo;
  isCurrent: boolean;
}

function ToDoLink({ status, isCurrent }: ToDoLinkProps) {
  const { t } = useTranslation('vendor-office');
  const { data } = commerceEndpoints.useGetOrdersParcelsQuery({ status, page: 1, limit: 1 }, fresh);
  const total = data?.pagination.total;
  const Icon = icons[status];
  return (
    <PageLink
      to={vendorPage}
      query={{ ...vendorPlaces.parcels, status }}
      className={`${styles.toDo} ${total ? styles.waits : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon size={24} aria-hidden />
      <span>{t(`parcels.toDo.${status}`)}</span>
      <b className={styles.total}>{total === undefined ? '–' : formatNumber(total)}</b>
    </PageLink>
  );
}

/** How much waits for the seller, each with the way to it. */
function ToDo({ current }: { current: string | undefined }) {
  const { t } = useTranslation('vendor-office');
  return (
    <nav aria-label={t('parcels.next')}>
      <ul className={styles.toDos}>
        {statusesToDo.map((status) => (
          <li key={status}>
            <ToDoLink status={status} isCurrent={status === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
function useParcelColumns(): WorkColumn<SentParcel>[] {
  const { t } = useTranslation('vendor-office');
  return [
    { name: 'parcel', title: t('parcels.column.parcel'), part: 'title', cell: (parcel) => <ParcelWords parcel={parcel} />, width: 172 },
    { name: 'status', title: t('column.status'), cell: (parcel) => <Status parcel={parcel} /> },
    { name: 'goods', title: t('parcels.column.goods'), cell: ({ items }) => <Goods items={items} /> },
    { name: 'buyer', title: t('parcels.column.buyer'), cell: (parcel) => <Buyer parcel={parcel} /> },
    { name: 'money', title: t('parcels.column.money'), cell: (parcel) => <Money parcel={parcel} /> },
  ];
}

interface StatusFilterProps {
  status: ParcelStatus | undefined;
  onStatus: (status: ParcelStatus | undefined) => void;
}

function StatusFilter({ status, onStatus }: StatusFilterProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <WorkField label={t('column.status')} className={styles.filter}>
      <WorkSelect
        value={status ?? 'all'}
        options={(['all', ...parcelStatuses] as const).map((value) => ({ value, label: t(`parcels.status.${value}`) }))}
        onValue={(value) => onStatus(value === 'all' ? undefined : value)}
      />
    </WorkField>
  );
}

function Parcels() {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(parcelList);
  const { status } = list.filters;
  const query = commerceEndpoints.useGetOrdersParcelsQuery({ page: list.page, limit: pageSize, ...(status && { status }) }, fresh);
  const columns = useParcelColumns();
  const title = t('parcels.title');
  return (
    <WorkList
      words={{ title, loading: t('parcels.loading'), error: t('parcels.error') }}
      count={(isCapped, values) => t(isCapped ? 'parcels.countCapped' : 'parcels.count', values)}
      list={list}
      savedAs="parcels"
      above={
        <div className={styles.above}>
          <ParcelTabs current="parcels" />
          <ToDo current={status} />
          <StatusFilter status={status} onStatus={(next) => list.filter({ status: next })} />
        </div>
      }
      result={listResult(query, ({ parcels }) => parcels)}
      empty={
        status === undefined ? (
          <EmptyState title={t('parcels.none')} reason={t('parcels.noneText')} />
        ) : (
          <NothingFound title={t('parcels.notFound')} reason={t('parcels.notFoundText')} onClear={() => list.replaceFilters({})} />
        )
      }
    >
      {(parcels) => <WorkTable name="vendor.parcels" label={title} items={parcels} idOf={({ id }) => id} columns={columns} />}
    </WorkList>
  );
}

/** What the own store has to send and has sent; what waits for the seller stands on top. */
export function ParcelsScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('parcels.title')}>{() => <Parcels />}</OwnStoreFrame>;
}
