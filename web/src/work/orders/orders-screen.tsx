import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Order } from '#shared/api/types.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { formatDate, formatNumber, formatPrice } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { EntryCard, EntryList, EntryListSkeleton } from '#shared/work/entry-card.tsx';
import { HomecomingBaskets, Refills } from './again.tsx';
import { ParcelPill } from './parcel-panel.tsx';

const pageLimit = 20;

/** The list of own orders in the address: `?tab=orders&page=2`. */
const orderList: ListSchema<object, object> = { filters: {}, settings: {} };

function OrderCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { id, number, status, placedAt, total, parcels, items } = order;
  return (
    <EntryCard
      look="plain"
      name={
        <PageLink to={`order-${id}`}>
          {t('order.title')} <bdi dir="ltr">{number}</bdi>
        </PageLink>
      }
      state={<ParcelPill status={status} />}
      actions={<ActionLink to={`order-${id}`}>{t('list.open')}</ActionLink>}
    >
      <p>
        {t('order.placedOn', { date: formatDate(i18n.language, placedAt) })} · {formatPrice(t, total)} ·{' '}
        {t('list.products', { count: items.length, amount: formatNumber(items.length) })}
      </p>
      {parcels.map(({ id: parcelId, store }) => (
        <p key={parcelId}>
          <UserText>{store.name}</UserText>
        </p>
      ))}
    </EntryCard>
  );
}

/** What the member has ordered, the newest first, and what is offered for a new pet. */
export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const list = useListQuery(orderList);
  const orders = commerceEndpoints.useGetOrdersQuery({ page: list.page, limit: pageLimit }, { refetchOnMountOrArgChange: true });
  const result = listResult(orders, (data) => data.orders);
  return (
    <Stack gap={6}>
      <ListPage
        heading={<PageHeading takesFocus="moved">{t('list.title')}</PageHeading>}
        list={list}
        count={(total) => total !== undefined && t('list.count', { count: total, amount: formatNumber(total) })}
        label={t('list.title')}
        result={result}
        skeleton={<EntryListSkeleton label={t('list.loading')} look="plain" count={3} />}
        empty={
          <EmptyState
            title={t('list.empty.title')}
            reason={t('list.empty.text')}
            action={
              <ActionLink to="accessories" kind="primary">
                {t('order.toShop')}
              </ActionLink>
            }
          />
        }
        failed={{ title: t('list.failed'), text: errorText(result.error) }}
      >
        {(items) => <EntryList entries={items}>{(order) => <OrderCard order={order} />}</EntryList>}
      </ListPage>
      <Refills />
      <HomecomingBaskets />
    </Stack>
  );
}
