import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { DueStore, NamedSettlement } from '#shared/api/types.ts';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { formatPrice, formatAmount, formatMonth, formatMoment, formatDate } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { randomId } from '#shared/transport/random-id.ts';
import { Button } from '#shared/work/button.tsx';
import { PartChoice } from '#shared/work/part-choice.tsx';
import { SignedAmount } from '#shared/work/signed-amount.tsx';
import { StatementDownload } from '#shared/work/statement-download.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './desk.module.css';
import { DecisionDialog, pageSize, DeskTabs, deskList } from './desk.tsx';
import type { Decision } from './desk.tsx';

/** What an admin decides about the money of stores. */
function useSettlementDecisions() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const [settle] = commerceEndpoints.usePostStoresByIdSettlementsMutation();
  const [change] = commerceEndpoints.usePatchStoresByIdSettlementsBySettlementIdMutation();
  const onOutdated = () => void dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Settlement', id: 'list' }]));
  /** A store is paid out all that it may have. The key stays with what is asked, so that no repetition pays twice. */
  const payOut = ({ storeId: id, available: amount }: DueStore): Decision => {
    const idempotencyKey = randomId();
    return {
      ...{ act: 'payOut', id, number: formatPrice(t, amount), field: 'reference' },
      stepOf: (reference) => {
        let isProposed = false;
        const record = async () => {
          isProposed = 'proposal' in (await settle({ id, idempotencyKey, body: { amount, reference } }).unwrap());
        };
        return { take: record, look: record, isDone: () => true, isProposed: () => isProposed, onOutdated };
      },
    };
  };
  /** The bank sent a settlement back. */
  const sentBack = ({ id: settlementId, storeId, reference }: NamedSettlement): Decision => ({
    ...{ act: 'sentBack', id: settlementId, number: reference, field: 'reason' },
    stepOf: (reason) => {
      const record = () => change({ id: storeId, settlementId, body: { status: 'sent-back', reason } }).unwrap();
      return { take: record, look: record, isDone: () => true, onOutdated };
    },
  });
  return { payOut, sentBack };
}

/** What Paltu bears of promo codes this month, and what is left of its budget. */
function PromoBudget() {
  const { t, i18n } = useTranslation(['order-desk', 'shell']);
  const { currentData, isError, isFetching, refetch } = commerceEndpoints.useGetAdminPromoBudgetQuery(undefined, fresh);
  if (currentData === undefined && isError)
    return (
      <p className={styles.meta} role="status">
        {t('promoBudget.error')}{' '}
        <Button kind="link" isBusy={isFetching} onClick={() => void refetch()}>
          {t('shell:retry')}
        </Button>
      </p>
    );
  if (currentData === undefined)
    return (
      <Skeleton label={t('loading')}>
        <SkeletonStack gap={2} shapes={['line']} />
      </Skeleton>
    );
  const { month, budget, spent, left } = currentData.promoBudget;
  const amounts = { budget: formatAmount(t, budget), spent: formatAmount(t, spent), left: formatAmount(t, left) };
  return (
    <p className={styles.meta}>
      <b>{t('promoBudget.title', { month: formatMonth(i18n.language, month) })}</b>{' '}
      {t(left === 0 ? 'promoBudget.usedUp' : 'promoBudget.spent', amounts)}
    </p>
  );
}

function Account({ store: { payout } }: { store: DueStore }) {
  const { t } = useTranslation('order-desk');
  if (payout === null) return <span className={styles.meta}>{t('settlements.noAccount')}</span>;
  return (
    <div className={styles.words}>
      <bdi dir="ltr">{payout.iban}</bdi>
      <span className={styles.meta}>
        <UserText>{payout.title}</UserText>
      </span>
    </div>
  );
}

/** Until when nothing may be paid out; undefined when that has passed. */
function heldOf({ heldUntil }: DueStore): string | undefined {
  return heldUntil !== null && Date.parse(heldUntil) > Date.now() ? heldUntil : undefined;
}

function PayOutButton({ store, onAsk }: { store: DueStore; onAsk: (decision: Decision) => void }) {
  const { t, i18n } = useTranslation('order-desk');
  const { payOut } = useSettlementDecisions();
  if (store.payout === null || store.available <= 0) return null;
  const held = heldOf(store);
  const newAccount = held && t('settlements.newAccount', { moment: formatMoment(i18n.language, held) });
  const waits = store.isSuspended ? t('settlements.suspended') : newAccount;
  if (waits) return <span className={styles.meta}>{waits}</span>;
  return (
    <Button size="small" kind="primary" onClick={() => onAsk(payOut(store))}>
      {t('act.payOut')}
    </Button>
  );
}

/** What is not sure yet, what Paltu has for the store, and what the store owes. */
function Position({ store: { pending, held, owed, debts } }: { store: DueStore }) {
  const { t } = useTranslation(['order-desk', 'shell']);
  const parts = { pending, held, owed, debts };
  return (
    <div className={styles.words}>
      {(['pending', 'held', 'owed', 'debts'] as const)
        .filter((part) => part === 'held' || parts[part] !== 0)
        .map((part) => (
          <span key={part} className={styles.meta}>
            {t(`settlements.${part}`)} <SignedAmount rupees={parts[part]} />
          </span>
        ))}
    </div>
  );
}

function useDueColumns(onAsk: (decision: Decision) => void): WorkColumn<DueStore>[] {
  const { t } = useTranslation(['order-desk', 'work', 'shell']);
  return [
    {
      ...{ name: 'store', title: t('column.store'), part: 'title' },
      cell: ({ storeId, storeName }) => (
        <PageLink to={`store-${storeId}`} className={styles.name}>
          <UserText>{storeName}</UserText>
        </PageLink>
      ),
    },
    {
      name: 'amount',
      title: t('column.amount'),
      cell: ({ available }) => (
        <span className={styles.price}>
          <SignedAmount rupees={available} />
        </span>
      ),
    },
    { name: 'position', title: t('column.position'), cell: (store) => <Position store={store} /> },
    { name: 'account', title: t('column.account'), cell: (store) => <Account store={store} />, width: '28%' },
    { name: 'actions', title: t('work:table.actions'), part: 'actions', cell: (store) => <PayOutButton store={store} onAsk={onAsk} /> },
  ];
}

const filters = ['payable', 'owing'] as const;

/** Stores that may be paid out, or those that owe. */
const dueList: ListSchema<object, { filter: (typeof filters)[number] }> = {
  filters: {},
  settings: { filter: oneOfOr('payable', filters) },
  lastPage: 50,
};

/** What stores may have now, the most first, or what they owe. */
export function SettlementsScreen() {
  const { t } = useTranslation('order-desk');
  const list = useListQuery(dueList);
  const { filter } = list.settings;
  const [decision, ask] = useState<Decision>();
  const columns = useDueColumns(ask);
  const query = commerceEndpoints.useGetAdminSettlementsQuery({ filter, page: list.page, limit: pageSize }, fresh);
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('settlements.error') }}
        count={(isCapped, values) => t(isCapped ? `settlements.capped.${filter}` : `settlements.count.${filter}`, values)}
        list={list}
        above={
          <>
            <DeskTabs current="settlements" />
            <PartChoice
              label={t('settlements.which')}
              to="admin-payments"
              entries={filters.map((name) => ({
                ...{ name, text: t(`settlements.filter.${name}`) },
                query: { tab: 'settlements', ...(name !== 'payable' && { filter: name }) },
              }))}
              current={filter}
            />
            <PromoBudget />
            <StatementDownload path="/admin/statements" name="paltu-stores" />
          </>
        }
        result={listResult(query, ({ stores }) => stores)}
        empty={<EmptyState title={t(`settlements.none.${filter}`)} reason={t(`settlements.noneText.${filter}`)} />}
      >
        {(stores) => (
          <WorkTable
            name="desk.settlements"
            label={t('tab.settlements')}
            items={stores}
            idOf={({ storeId }) => storeId}
            columns={columns}
          />
        )}
      </WorkList>
      <DecisionDialog decision={decision} onClose={() => ask(undefined)} />
    </>
  );
}

function Store({ settlement: { storeName, madeAt } }: { settlement: NamedSettlement }) {
  const { i18n } = useTranslation();
  return (
    <div className={styles.words}>
      <span className={styles.name}>
        <UserText>{storeName}</UserText>
      </span>
      <span className={styles.meta}>{formatDate(i18n.language, madeAt)}</span>
    </div>
  );
}

function Transfer({ settlement: { reference, paidTo } }: { settlement: NamedSettlement }) {
  return (
    <div className={styles.words}>
      <bdi dir="ltr">{reference}</bdi>
      <bdi dir="ltr" className={styles.meta}>
        {paidTo}
      </bdi>
    </div>
  );
}

/** The bank may send it back; why it did, when it has. */
function Outcome({ settlement, onAsk }: { settlement: NamedSettlement; onAsk: (decision: Decision) => void }) {
  const { t } = useTranslation('order-desk');
  const { sentBack } = useSettlementDecisions();
  if (settlement.status === 'sent-back')
    return (
      <span className={styles.meta}>
        {t('paidOut.sentBack')} <UserText>{settlement.reason}</UserText>
      </span>
    );
  return (
    <Button size="small" kind="danger" onClick={() => onAsk(sentBack(settlement))}>
      {t('act.sentBack')}
    </Button>
  );
}

function useMadeColumns(onAsk: (decision: Decision) => void): WorkColumn<NamedSettlement>[] {
  const { t } = useTranslation(['order-desk', 'work', 'shell']);
  return [
    { name: 'store', title: t('column.store'), part: 'title', cell: (settlement) => <Store settlement={settlement} /> },
    { name: 'amount', title: t('column.amount'), cell: ({ amount }) => <span className={styles.price}>{formatPrice(t, amount)}</span> },
    { name: 'transfer', title: t('column.transfer'), cell: (settlement) => <Transfer settlement={settlement} />, width: '34%' },
    {
      name: 'actions',
      title: t('work:table.actions'),
      part: 'actions',
      cell: (settlement) => <Outcome settlement={settlement} onAsk={onAsk} />,
    },
  ];
}

/** What was paid out to stores, the newest first. */
export function PaidOutScreen() {
  const { t } = useTranslation('order-desk');
  const list = useListQuery(deskList);
  const [decision, ask] = useState<Decision>();
  const columns = useMadeColumns(ask);
  const query = commerceEndpoints.useGetAdminSettlementsMadeQuery({ page: list.page, limit: pageSize }, fresh);
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('paidOut.error') }}
        count={(isCapped, values) => t(isCapped ? 'paidOut.countCapped' : 'paidOut.count', values)}
        list={list}
        above={<DeskTabs current="paidOut" />}
        result={listResult(query, ({ settlements }) => settlements)}
        empty={<EmptyState title={t('paidOut.none')} reason={t('paidOut.noneText')} />}
      >
        {(items) => <WorkTable name="desk.paid-out" label={t('tab.paidOut')} items={items} idOf={({ id }) => id} columns={columns} />}
      </WorkList>
      <DecisionDialog decision={decision} onClose={() => ask(undefined)} />
    </>
  );
}
