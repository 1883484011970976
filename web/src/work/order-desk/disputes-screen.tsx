import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './desk.module.css';
import { BuyerCell, OrderCell, deskList, pageSize, DeskTabs } from './desk.tsx';

type MatterName = NonNullable<SentParcel['contest']>['kind'] | 'return' | 'store-away' | 'silent';

/** What it is about, and what the buyer wrote. */
function matterOf({ status, contest, returnRequest }: SentParcel): { name: MatterName; words: string } {
  if (contest?.status === 'open') return { name: contest.kind, words: contest.reason };
  if (status === 'return-asked') return { name: 'return', words: returnRequest?.reason ?? '' };
  return { name: status === 'shipped' ? 'silent' : 'store-away', words: '' };
}

function SideWords({ side, words }: { side: 'buyer' | 'store'; words: string }) {
  const { t } = useTranslation('order-desk');
  if (words === '') return null;
  return (
    <span className={styles.meta}>
      {t(`matter.${side}`)} <UserText>{words}</UserText>
    </span>
  );
}

/** What the two do not agree about, in the words of both. */
function Matter({ parcel }: { parcel: SentParcel }) {
  const { t } = useTranslation('order-desk');
  const { name, words } = matterOf(parcel);
  const last = parcel.history.findLast(({ by, reason }) => by === 'seller' && reason !== '');
  return (
    <div className={styles.words}>
      <span>{t(`matter.${name}`)}</span>
      <SideWords side="buyer" words={words} />
      <SideWords side="store" words={last?.reason ?? ''} />
    </div>
  );
}

function Store({ parcel: { store, courier, trackingNumber } }: { parcel: SentParcel }) {
  return (
    <div className={styles.words}>
      <PageLink to={`store-${store._id}`}>
        <UserText>{store.name}</UserText>
      </PageLink>
      {(courier !== '' || trackingNumber !== '') && (
        <span className={styles.meta}>
          <UserText>{courier}</UserText> <bdi dir="ltr">{trackingNumber}</bdi>
        </span>
      )}
    </div>
  );
}

function useDisputeColumns(): WorkColumn<SentParcel>[] {
  const { t } = useTranslation(['order-desk', 'work', 'shell']);
  return [
    {
      ...{ name: 'order', title: t('column.order'), part: 'title' },
      cell: ({ order, statusAt, contest }) => (
        <OrderCell id={order._id} number={order.number} since={contest?.status === 'open' ? contest.at : statusAt} />
      ),
    },
    { name: 'matter', title: t('column.why'), cell: (parcel) => <Matter parcel={parcel} />, width: '26%' },
    { name: 'store', title: t('column.store'), cell: (parcel) => <Store parcel={parcel} /> },
    { name: 'buyer', title: t('column.buyer'), cell: ({ buyer }) => <BuyerCell buyer={buyer.address} /> },
    { name: 'amount', title: t('column.amount'), cell: ({ total }) => <span className={styles.price}>{formatPrice(t, total)}</span> },
    {
      name: 'actions',
      title: t('work:table.actions'),
      part: 'actions',
      cell: ({ order }) => <ActionLink to={`admin-case-${order._id}`}>{t('case.open')}</ActionLink>,
    },
  ];
}

/** Parcels that an admin has to decide about, the oldest first. */
export function DisputesScreen() {
  const { t } = useTranslation('order-desk');
  const list = useListQuery(deskList);
  const columns = useDisputeColumns();
  const query = commerceEndpoints.useGetOrdersDisputesQuery({ page: list.page, limit: pageSize }, fresh);
  return (
    <WorkList
      words={{ title: t('title'), loading: t('loading'), error: t('disputes.error') }}
      count={(isCapped, values) => t(isCapped ? 'disputes.countCapped' : 'disputes.count', values)}
      list={list}
      above={<DeskTabs current="disputes" />}
      result={listResult(query, ({ parcels }) => parcels)}
      empty={<EmptyState title={t('disputes.none')} reason={t('disputes.noneText')} />}
    >
      {(parcels) => <WorkTable name="desk.disputes" label={t('tab.disputes')} items={parcels} idOf={({ id }) => id} columns={columns} />}
    </WorkList>
  );
}
