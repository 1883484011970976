import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { UnpaidParcel } from '#shared/api/types.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { showToast } from '#shared/flow/show-toast.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { formatDate, formatMoment, formatPrice } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { Button } from '#shared/work/button.tsx';
import { AskDialog, type AskedForm } from '#shared/work/dialogs.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { OwnStoreFrame } from './own-store-frame.tsx';
import { pageSize } from './parcel.ts';
import { Goods, ParcelTabs } from './parcels-screen.tsx';
import styles from './parcels.module.css';

function ReleaseForm({ parcel: { id }, ...given }: AskedForm & { parcel: UnpaidParcel }) {
  const { t } = useTranslation('vendor-office');
  const [release] = commerceEndpoints.usePostOrdersParcelsByIdReleaseMutation();
  const dispatch = useAppDispatch();
  const { take, problem } = useCheckedStep();
  // Released once more it stays so, and answers.
  const record = () => release({ id }).unwrap();
  const send = () =>
    take({
      ...{ take: record, look: record, isDone: () => true },
      onDone: () => showToast.success('vendor-office:unpaid.done'),
      onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Parcel', id: 'list' }, 'Accessory'])),
    });
  return (
    <AskForm
      {...given}
      about={`release.${id}`}
      kind="dangerFilled"
      submit={t('unpaid.release')}
      send={send}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t('unpaid.ask')}</p>
    </AskForm>
  );
}

interface ReleaseDialogProps {
  /** Without one the dialog is closed. */
  parcel: UnpaidParcel | undefined;
  onClose: () => void;
}

/** Asks before a store releases what waits for payment. */
function ReleaseDialog({ parcel, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <AskDialog
      asked={parcel}
      keyOf={({ id }) => id}
      title={({ order }) => (
        <>
          {t('unpaid.title')} <bdi dir="ltr">{order.number}</bdi>
        </>
      )}
      cancel={t('parcel.back')}
      onClose={onClose}
    >
      {(shown, given) => <ReleaseForm {...given} parcel={shown} />}
    </AskDialog>
  );
}

const unpaidList: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 50 };

/** By which way it is to be paid, and what its buyer has done for it. */
function Payment({ parcel: { order, isSlipSent } }: { parcel: UnpaidParcel }) {
  const { t } = useTranslation('vendor-office');
  return (
    <div className={styles.words}>
      <span>{t(`parcel.method.${order.paymentMethod}`)}</span>
      <span className={styles.meta}>{t(isSlipSent ? 'unpaid.slipSent' : 'unpaid.nothingSent')}</span>
    </div>
  );
}

function useUnpaidColumns(onRelease: (parcel: UnpaidParcel) => void): WorkColumn<UnpaidParcel>[] {
  const { t, i18n } = useTranslation(['vendor-office', 'work', 'shell']);
  return [
    {
      ...{ name: 'parcel', title: t('parcels.column.parcel'), part: 'title' },
      cell: ({ order, placedAt }) => (
        <div className={styles.words}>
          <bdi dir="ltr" className={styles.name}>
            {order.number}
          </bdi>
          <p className={styles.meta}>{formatDate(i18n.language, placedAt)}</p>
        </div>
      ),
    },
    { name: 'goods', title: t('parcels.column.goods'), cell: ({ items }) => <Goods items={items} /> },
    {
      ...{ name: 'money', title: t('parcels.column.money') },
      cell: ({ total }) => <span className={styles.price}>{formatPrice(t, total)}</span>,
    },
    { name: 'payment', title: t('unpaid.column.payment'), cell: (parcel) => <Payment parcel={parcel} /> },
    {
      ...{ name: 'until', title: t('unpaid.column.until') },
      cell: ({ dueAt }) => dueAt && formatMoment(i18n.language, dueAt),
    },
    {
      ...{ name: 'actions', title: t('work:table.actions'), part: 'actions' },
      cell: (parcel) => (
        <Button size="small" label={t('unpaid.releaseOf', { number: parcel.order.number })} onClick={() => onRelease(parcel)}>
          {t('unpaid.release')}
        </Button>
      ),
    },
  ];
}

function Unpaid() {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(unpaidList);
  const [asked, ask] = useState<UnpaidParcel>();
  const columns = useUnpaidColumns(ask);
  const query = commerceEndpoints.useGetOrdersParcelsUnpaidQuery({ page: list.page, limit: pageSize }, fresh);
  return (
    <>
      <WorkList
        words={{ title: t('parcels.title'), loading: t('parcels.loading'), error: t('unpaid.error') }}
        count={(isCapped, values) => t(isCapped ? 'unpaid.countCapped' : 'unpaid.count', values)}
        list={list}
        above={
          <div className={styles.above}>
            <ParcelTabs current="unpaid" />
            <p className={styles.meta}>{t('unpaid.lead')}</p>
          </div>
        }
        result={listResult(query, ({ parcels }) => parcels)}
        empty={<EmptyState title={t('unpaid.none')} reason={t('unpaid.noneText')} />}
      >
        {(parcels) => (
          <WorkTable name="vendor.unpaid" label={t('parcels.tab.unpaid')} items={parcels} idOf={({ id }) => id} columns={columns} />
        )}
      </WorkList>
      <ReleaseDialog parcel={asked} onClose={() => ask(undefined)} />
    </>
  );
}

/** What is reserved in the own store for orders that nobody has paid yet. */
export function UnpaidScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('parcels.title')}>{() => <Unpaid />}</OwnStoreFrame>;
}
