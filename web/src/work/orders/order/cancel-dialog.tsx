import { useTranslation } from 'react-i18next';
import { AskForm } from '#shared/work/ask-form.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useBuyerAct } from './use-buyer-act.ts';

interface CancelFormProps extends AskedForm {
  orderId: string;
  asked: string;
}

function CancelForm({ orderId, asked, ...given }: CancelFormProps) {
  const { t } = useTranslation('orders');
  const { take, problem } = useBuyerAct(orderId);
  return (
    <AskForm
      {...given}
      about={`cancel.${asked}`}
      kind="dangerFilled"
      submit={t('cancel.confirm')}
      send={() => take({ act: 'cancel', parcelId: asked === 'all' ? undefined : asked })}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t('cancel.text')}</p>
    </AskForm>
  );
}

interface CancelDialogProps {
  orderId: string;
  /** The id of a parcel, or `all`: what has not left its store. Closed without either. */
  asked: string | undefined;
  onClose: () => void;
}

/** Asks before a parcel, or all of an order, is cancelled. */
export function CancelDialog({ orderId, ...shown }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  return (
    <AskDialog {...shown} keyOf={(asked) => asked} title={() => t('cancel.title')} cancel={t('cancel.keep')}>
      {(asked, given) => <CancelForm {...given} orderId={orderId} asked={asked} />}
    </AskDialog>
  );
}
