import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { DueStore } from '#shared/api/types.ts';
import { formatMoment } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { PartChoice } from '#shared/work/part-choice.tsx';
import { SignedAmount } from '#shared/work/signed-amount.tsx';
import { StatementDownload } from '#shared/work/statement-download.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { DecisionDialog } from '../components/decision-dialog.tsx';
import type { Decision } from '../components/decision-dialog.tsx';
import { fresh, pageSize } from '../components/desk-list.ts';
import { DeskTabs } from '../components/desk-tabs.tsx';
import styles from '../components/desk.module.css';
import { PromoBudget } from './promo-budget.tsx';
import { usePayOut } from './use-settlement-decisions.ts';

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
  const payOut = usePayOut();
  const held = heldOf(store);
  if (store.payout === null || store.available <= 0) return null;
  if (held !== undefined)
    return <span className={styles.meta}>{t('settlements.newAccount', { moment: formatMoment(i18n.language, held) })}</span>;
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
