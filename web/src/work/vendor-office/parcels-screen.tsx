import { longestSearch } from '@paltu/reference';
import { Printer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { NothingFound, EmptyState } from '#shared/content/states.tsx';
import { TabLinks } from '#shared/content/tab-links.tsx';
import { formatNumber, formatDate, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters } from '#shared/list/list-schema.ts';
import { firstWords } from '#shared/list/search-words.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import type { ListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { WorkSelect } from '#shared/work/controls.tsx';
import { RowSearch, RowTools } from '#shared/work/row-list.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { OwnStoreFrame } from './own-store-frame.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';
import { pageSize, parcelList, parcelOrders, parcelStatuses } from './parcel.ts';
import type { ParcelFilters, ParcelOrder } from './parcel.ts';
import sheet from './own-store.module.css';
import styles from './parcels.module.css';
import { StatusPill } from './parcel-status.tsx';
import { ToDoLink, useParcelsToDo } from './to-do.tsx';

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

/** How much waits for the seller, each with the way to it. */
function WaitingParcels({ filters: { status, disputed } }: { filters: ParcelFilters }) {
  const { t } = useTranslation('vendor-office');
  const { toDos } = useParcelsToDo();
  const current = disputed ? 'true' : undefined;
  return (
    <nav aria-label={t('parcels.next')}>
      <ul className={sheet.toDos}>
        {toDos.map((toDo) => (
          <li key={toDo.name}>
            <ToDoLink toDo={toDo} isCurrent={toDo.query.status === status && toDo.query.disputed === current} />
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
        {t('parcel.title')} <bdi dir="ltr">{order.number}</bdi>
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
        <MemberName>{buyer.fullName}</MemberName>
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

interface ParcelToolsProps {
  list: ListQuery<ParcelFilters, { sortBy: ParcelOrder }>;
}

/** What narrows the list, and its order. */
function ParcelTools({ list: { filters, settings, filter, set } }: ParcelToolsProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <RowTools>
      <RowSearch
        label={t('parcels.search')}
        maxLength={longestSearch}
        value={filters.search ?? ''}
        onValue={(text) => filter({ search: text || undefined })}
      />
      <WorkField label={t('column.status')} className={styles.filter}>
        <WorkSelect
          value={filters.status ?? 'all'}
          options={(['all', ...parcelStatuses] as const).map((value) => ({ value, label: t(`parcels.status.${value}`) }))}
          onValue={(value) => filter({ status: value === 'all' ? undefined : value })}
        />
      </WorkField>
      <WorkField label={t('parcels.sortBy')} className={styles.filter}>
        <WorkSelect
          value={settings.sortBy}
          options={parcelOrders.map((value) => ({ value, label: t(`parcels.order.${value}`) }))}
          onValue={(sortBy) => set({ sortBy })}
        />
      </WorkField>
    </RowTools>
  );
}

/** What is printed of the parcels that are ticked. */
function PrintBar({ chosen }: { chosen: readonly string[] }) {
  const { t } = useTranslation('vendor-office');
  if (chosen.length === 0) return null;
  return (
    <p className={sheet.sign} role="status">
      {t('print.chosen', { count: chosen.length, amount: formatNumber(chosen.length) })}
      {(['labels', 'slips'] as const).map((kind) => (
        <ActionLink key={kind} to={vendorPage} query={vendorPlaces.papers(kind, chosen)} icon={<Printer size={18} aria-hidden />}>
          {t(`print.${kind}`)}
        </ActionLink>
      ))}
    </p>
  );
}

/** One page of parcels, of which some can be ticked. */
function ParcelTable({ parcels }: { parcels: readonly SentParcel[] }) {
  const { t } = useTranslation('vendor-office');
  const columns = useParcelColumns();
  const [ticked, tick] = useState<readonly string[]>([]);
  // What has left the page meanwhile is not printed.
  const chosen = ticked.filter((id) => parcels.some((parcel) => parcel.id === id));
  const selection = { chosen, onChange: tick, nameOf: ({ order }: SentParcel) => order.number };
  return (
    <>
      <PrintBar chosen={chosen} />
      <WorkTable
        name="vendor.parcels"
        label={t('parcels.title')}
        items={parcels}
        idOf={({ id }) => id}
        columns={columns}
        selection={selection}
      />
    </>
  );
}

function Parcels() {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(parcelList);
  const { search, ...filters } = list.filters;
  const asked = { ...filters, search: search && firstWords(search), ...(list.settings.sortBy === 'oldest' && list.settings) };
  const query = commerceEndpoints.useGetOrdersParcelsQuery({ page: list.page, limit: pageSize, ...asked }, fresh);
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
          <WaitingParcels filters={list.filters} />
          <ParcelTools list={list} />
        </div>
      }
      result={listResult(query, ({ parcels }) => parcels)}
      empty={
        chosenFilters(list.filters).length === 0 ? (
          <EmptyState title={t('parcels.none')} reason={t('parcels.noneText')} />
        ) : (
          <NothingFound title={t('parcels.notFound')} reason={t('parcels.notFoundText')} onClear={() => list.replaceFilters({})} />
        )
      }
    >
      {(parcels) => <ParcelTable parcels={parcels} />}
    </WorkList>
  );
}

/** What the own store has to send and has sent; what waits for the seller stands on top. */
export function ParcelsScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('parcels.title')}>{() => <Parcels />}</OwnStoreFrame>;
}
