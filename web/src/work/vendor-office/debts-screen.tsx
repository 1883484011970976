import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Debt } from '#shared/api/types.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { showToast } from '#shared/flow/show-toast.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatPrice, formatDate } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { Button } from '#shared/work/button.tsx';
import { AskDialog, type AskedForm } from '#shared/work/dialogs.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { BalancePanel, BalanceTabs } from './balance-screen.tsx';
import styles from './balance.module.css';
import { OwnStoreFrame } from './own-store-frame.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';

function useGiveBack({ id }: Debt) {
  const [confirm] = commerceEndpoints.usePostOrdersRefundsByIdGiveBackMutation();
  const dispatch = useAppDispatch();
  const { take, problem } = useCheckedStep();
  const give = (reference: string) => {
    // Confirmed once more it stays as it is, and answers.
    const record = () => confirm({ id, body: { reference } }).unwrap();
    return take({
      ...{ take: record, look: record, isDone: () => true },
      onDone: () => showToast.success('vendor-office:debts.give.done'),
      onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags(['Debt', 'Store'])),
    });
  };
  return { give, problem };
}

function GiveBackForm({ debt, ...given }: AskedForm & { debt: Debt }) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  const { give, problem } = useGiveBack(debt);
  return (
    <AskForm
      {...given}
      about={`giveBack.${debt.id}`}
      field={{ kind: 'reference', label: t('debts.give.reference'), hint: t('debts.give.hint'), isOptional: true }}
      kind="primary"
      submit={t('debts.give.submit')}
      send={give}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t('debts.give.text', { amount: formatPrice(t, debt.amount) })}</p>
    </AskForm>
  );
}

interface GiveBackDialogProps {
  /** Without one the dialog is closed. */
  debt: Debt | undefined;
  onClose: () => void;
}

/** Asks before a store confirms that a buyer has its money back. */
function GiveBackDialog({ debt, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <AskDialog
      asked={debt}
      keyOf={({ id }) => id}
      title={({ orderNumber }) => (
        <>
          {t('debts.give.title')} <bdi dir="ltr">{orderNumber}</bdi>
        </>
      )}
      cancel={t('debts.give.cancel')}
      onClose={onClose}
    >
      {(shown, given) => <GiveBackForm {...given} debt={shown} />}
    </AskDialog>
  );
}

const debtList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

/** Debts on a page. */
const pageSize = 20;

function OrderOfDebt({ debt: { orderNumber, parcelId, dueAt } }: { debt: Debt }) {
  const { t, i18n } = useTranslation('vendor-office');
  const number = <bdi dir="ltr">{orderNumber}</bdi>;
  return (
    <div>
      {parcelId === null ? (
        number
      ) : (
        <PageLink to={vendorPage} query={vendorPlaces.parcel(parcelId)} className={styles.kind}>
          {number}
        </PageLink>
      )}
      <p className={styles.hint}>{t('debts.since', { day: formatDate(i18n.language, dueAt) })}</p>
    </div>
  );
}

function Buyer({ debt: { buyer } }: { debt: Debt }) {
  const { t } = useTranslation('vendor-office');
  if (buyer === null) return <span className={styles.hint}>{t('debts.gone')}</span>;
  return (
    <div>
      <MemberName>{buyer.fullName}</MemberName>
      <p>
        <a href={`tel:${buyer.phone}`}>
          <bdi dir="ltr">{formatPhone(buyer.phone)}</bdi>
        </a>
      </p>
    </div>
  );
}

/** How it stands, with what the buyer wrote or an admin decided. */
function State({ debt: { status, contest } }: { debt: Debt }) {
  const { t } = useTranslation('vendor-office');
  const words = contest?.status === 'open' ? contest.reason : contest?.answer;
  return (
    <div>
      <p>{t(contest?.status === 'open' ? 'debts.state.contested' : `debts.state.${status}`)}</p>
      {words !== undefined && words !== '' && (
        <p className={styles.hint}>
          {t(contest?.status === 'open' ? 'debts.buyer' : 'debts.team')} <UserText>{words}</UserText>
        </p>
      )}
    </div>
  );
}

function useDebtColumns(onGiveBack: (debt: Debt) => void): WorkColumn<Debt>[] {
  const { t } = useTranslation(['vendor-office', 'work', 'shell']);
  return [
    { name: 'order', title: t('debts.column.order'), part: 'title', cell: (debt) => <OrderOfDebt debt={debt} /> },
    {
      name: 'amount',
      title: t('balance.column.amount'),
      cell: ({ amount }) => <span className={styles.kind}>{formatPrice(t, amount)}</span>,
    },
    { name: 'buyer', title: t('debts.column.buyer'), cell: (debt) => <Buyer debt={debt} /> },
    { name: 'state', title: t('debts.column.state'), cell: (debt) => <State debt={debt} />, width: '32%' },
    {
      ...{ name: 'actions', title: t('work:table.actions'), part: 'actions' },
      cell: (debt) =>
        debt.status === 'owed-by-store' && (
          <Button size="small" kind="primary" onClick={() => onGiveBack(debt)}>
            {t('debts.give.action')}
          </Button>
        ),
    },
  ];
}

function Debts() {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(debtList);
  const [asked, ask] = useState<Debt>();
  const columns = useDebtColumns(ask);
  const asking = { page: list.page, limit: pageSize };
  const query = commerceEndpoints.useGetOrdersDebtsQuery(asking, { refetchOnMountOrArgChange: true });
  return (
    <>
      <WorkList
        words={{ title: t('balance.title'), loading: t('balance.loading'), error: t('debts.failed') }}
        count={(isCapped, values) => t(isCapped ? 'debts.countCapped' : 'debts.count', values)}
        list={list}
        above={
          <>
            <BalancePanel />
            <BalanceTabs current="debts" />
          </>
        }
        result={listResult(query, ({ debts }) => debts)}
        empty={<EmptyState title={t('debts.none')} reason={t('debts.noneText')} />}
      >
        {(debts) => <WorkTable name="vendor.debts" label={t('balance.tab.debts')} items={debts} idOf={({ id }) => id} columns={columns} />}
      </WorkList>
      <GiveBackDialog debt={asked} onClose={() => ask(undefined)} />
    </>
  );
}

/** What the own store has to give back to buyers itself, of cash that it took at the door. */
export function DebtsScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('balance.title')}>{() => <Debts />}</OwnStoreFrame>;
}
