import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { UnpaidParcel } from '#shared/api/types.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { AskDialog, type AskedForm } from '#shared/work/dialogs.tsx';

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
export function ReleaseDialog({ parcel, onClose }: ReleaseDialogProps) {
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
