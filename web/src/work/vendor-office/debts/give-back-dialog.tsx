import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Debt } from '#shared/api/types.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { AskDialog, type AskedForm } from '#shared/work/dialogs.tsx';

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
export function GiveBackDialog({ debt, onClose }: GiveBackDialogProps) {
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
