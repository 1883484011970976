import { BadgeCheck, ExternalLink, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { formatAmount, formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { GreenHead } from '#shared/work/green-head.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkFigure, WorkFigures } from '#shared/work/work-figures.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { OwnStoreFrame, StoreVisibility, Unregistered } from './own-store-frame.tsx';
import styles from './own-store.module.css';
import { vendorPage, vendorPlaces } from './own-store.ts';
import { SalesChart } from './sales-chart.tsx';
import { ToDoLink, useParcelsToDo } from './to-do.tsx';
import type { ToDo } from './to-do.tsx';

const fresh = { refetchOnMountOrArgChange: true };

const useStats = () => commerceEndpoints.useGetStoresUserStatsQuery(undefined, fresh);

/** What has waited longest stands first, then what nobody waits for in person. */
const oldestFirst = (toDos: readonly ToDo[]): readonly ToDo[] =>
  toDos.filter(({ count = 0 }) => count > 0).toSorted((one, other) => (one.since ?? '9').localeCompare(other.since ?? '9'));

interface ToDosProps {
  /** Messages that the seller has not read; undefined while that is not known. */
  unread: number | undefined;
}

/** All that waits for the seller; each leads to its list. */
function ToDos({ unread }: ToDosProps) {
  const { t } = useTranslation('vendor-office');
  const errorText = useErrorText();
  const { toDos, isKnown, error, isFetching, refetch } = useParcelsToDo();
  const { data, isError } = useStats();
  const stocks = (['outOfStock', 'lowStock'] as const).map((name): ToDo => ({
    ...{ name, count: data?.stats[name], since: null, to: vendorPage },
    query: { ...vendorPlaces.products, stock: name === 'outOfStock' ? 'out' : 'low' },
  }));
  const waiting = oldestFirst([...toDos, { name: 'messages', count: unread, since: null, to: 'messages', query: {} }, ...stocks]);
  if (!isKnown && error !== undefined)
    return <ErrorState title={t('toDo.failed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!isKnown || (data === undefined && !isError))
    return (
      <Skeleton label={t('toDo.loading')}>
        <SkeletonStack gap={3} shapes={['control', 'control']} />
      </Skeleton>
    );
  if (waiting.length === 0) return data && unread !== undefined && <p>{t('toDo.none')}</p>;
  return (
    <ul className={styles.toDos}>
      {waiting.map((toDo) => (
        <li key={toDo.name}>
          <ToDoLink toDo={toDo} />
        </li>
      ))}
    </ul>
  );
}

const spans = ['today', 'last7Days', 'last30Days'] as const;

/** What was delivered today, in 7 and in 30 days, and day by day. */
function Sales() {
  const { t } = useTranslation(['vendor-office', 'shell']);
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = commerceEndpoints.useGetStoresUserSalesByDayQuery(undefined, fresh);
  if (data === undefined && error !== undefined)
    return <ErrorState title={t('sales.failed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined)
    return (
      <Skeleton label={t('sales.loading')}>
        <SkeletonStack gap={3} shapes={['heading', 'control', 'line']} />
      </Skeleton>
    );
  const { days, ...sums } = data.sales;
  return (
    <>
      <dl className={styles.spans}>
        {spans.map((span) => (
          <div key={span}>
            <dt>{t(`sales.${span}`)}</dt>
            <dd>
              <b className={styles.amount}>{formatAmount(t, sums[span].amount)}</b>
              <span className={styles.meta}>
                {t('sales.parcels', { count: sums[span].parcels, amount: formatNumber(sums[span].parcels) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.meta}>{t(sums.last30Days.parcels === 0 ? 'sales.none' : 'sales.lead')}</p>
      {sums.last30Days.parcels > 0 && <SalesChart days={days} />}
    </>
  );
}

const figures = ['products', 'drafts', 'customers', 'likes', 'views'] as const;

/** How the store stands with members, and what has come of it so far. */
function StoreState({ store }: { store: OwnStore }) {
  const { t } = useTranslation(['vendor-office', 'shop']);
  const { data, isError } = useStats();
  return (
    <>
      <p className={styles.sign}>
        <PageLink to={`store-${store.id}`} className={styles.toStore}>
          {t('home.page')}
          <ExternalLink size={16} className="mirrors" aria-hidden />
        </PageLink>
        {store.verified ? (
          <span className={styles.verified}>
            <BadgeCheck size={18} aria-hidden />
            {t('shop:verified')}
          </span>
        ) : (
          <PageLink to={vendorPage} query={vendorPlaces.verification}>
            {t('verification.get')}
          </PageLink>
        )}
      </p>
      <StoreVisibility store={store} />
      <WorkFigures>
        {figures.map((name) => (
          <WorkFigure key={name} label={t(`figure.${name}`)} total={data?.stats[name]} isError={isError} />
        ))}
      </WorkFigures>
    </>
  );
}

function Home({ store, unread }: ToDosProps & { store: OwnStore }) {
  const { t } = useTranslation('vendor-office');
  return (
    <div className={`${workPage} ${styles.page}`}>
      <GreenHead
        heading={
          <PageHeading takesFocus="moved">
            <UserText>{store.name}</UserText>
          </PageHeading>
        }
        text={t('home.lead')}
        actions={
          <ActionLink to={vendorPage} query={vendorPlaces.add} kind="genda" icon={<Plus size={20} aria-hidden />}>
            {t('product.add')}
          </ActionLink>
        }
      />
      <Unregistered />
      <section className={styles.part}>
        <h2>{t('toDo.title')}</h2>
        <ToDos unread={unread} />
      </section>
      <Panel title={t('sales.title')} tone="framed" className={styles.part}>
        <Sales />
      </Panel>
      <section className={styles.part}>
        <h2>{t('home.state')}</h2>
        <StoreState store={store} />
      </section>
    </div>
  );
}

/** Where a seller begins: what waits, what was sold, and how the store stands. */
export function HomeScreen({ unread }: ToDosProps) {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('home.title')}>{(store) => <Home store={store} unread={unread} />}</OwnStoreFrame>;
}
