import { Check, HeartHandshake, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import { Button, type ButtonKind } from '#shared/work/button.tsx';
import { AskForm } from '#shared/work/ask-form.tsx';
import type { AskedWords } from '#shared/work/ask-form.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { stepsOf, type Step } from './requests.ts';

const {
  usePatchAdoptionRequestsByIdStatusMutation,
  useDeleteAdoptionRequestsByIdMutation,
  usePostAdoptionRequestsByIdHandoverMutation,
  usePostAdoptionRequestsByIdFallThroughMutation,
} = adoptionEndpoints;

/** Takes one step at a time. */
function useRequestSteps() {
  const [answer, answering] = usePatchAdoptionRequestsByIdStatusMutation();
  const [cancel, cancelling] = useDeleteAdoptionRequestsByIdMutation();
  const [handOver, handingOver] = usePostAdoptionRequestsByIdHandoverMutation();
  const [fallThrough, fallingThrough] = usePostAdoptionRequestsByIdFallThroughMutation();
  const dispatch = useAppDispatch();
  const isBusy = [answering, cancelling, handingOver, fallingThrough].some(({ isLoading }) => isLoading);

  const ask = (step: Step, id: string, words: string): Promise<{ error?: unknown }> => {
    if (step === 'approve' || step === 'reject')
      return answer({ id, body: { status: step === 'approve' ? 'approved' : 'rejected', message: words } });
    if (step === 'cancel') return cancel({ id });
    return step === 'hand-over' ? handOver({ id }) : fallThrough({ id, body: { reason: words } });
  };

  /** Answers whether the question is settled, by the step or by a refusal; otherwise it may be tried again. */
  const take = async (step: Step, { id, pet }: AdoptionRequest, words: string): Promise<boolean> => {
    if (isBusy) return false;
    const { error } = await ask(step, id, words);
    if (error === undefined) {
      dispatch(petsEndpoints.util.invalidateTags([...(pet ? [{ type: 'Pet' as const, id: pet.id }] : []), { type: 'Pet', id: 'list' }]));
      return true;
    }
    if (!isApiError(error) || !isSettled(error)) return false;
    dispatch(
      adoptionEndpoints.util.invalidateTags([
        { type: 'AdoptionRequest', id },
        { type: 'AdoptionRequest', id: 'list' },
      ]),
    );
    return true;
  };
  return { isBusy, take };
}

const looks = {
  approve: { kind: 'primary', icon: Check },
  reject: { kind: 'danger', icon: X },
  cancel: { kind: 'danger', icon: X },
  'hand-over': { kind: 'primary', icon: HeartHandshake },
  'fall-through': { kind: 'danger', icon: Undo2 },
  'come-back': { kind: 'outlined', icon: Undo2 },
} as const satisfies Record<Step, { kind: ButtonKind; icon: typeof Check }>;

interface StepButtonsProps {
  request: AdoptionRequest;
  memberId: string;
  onStep: (step: Step) => void;
}

/** What the member may do with a request; each asks before it is done. */
export function StepButtons({ request, memberId, onStep }: StepButtonsProps) {
  const { t } = useTranslation('adoption-requests');
  return stepsOf(request, memberId).map((step) => {
    const { kind, icon: Icon } = looks[step];
    const mirrors = Icon === Undo2 ? 'mirrors' : undefined;
    return (
      <Button key={step} kind={kind} icon={<Icon size={20} aria-hidden className={mirrors} />} onClick={() => onStep(step)}>
        {t(`action.${step}`)}
      </Button>
    );
  });
}

/** What is written beside a step: nothing, a message that may be left out, or a reason. */
const written: Record<Step, 'nothing' | 'message' | 'reason'> = {
  approve: 'message',
  reject: 'message',
  cancel: 'nothing',
  'hand-over': 'nothing',
  'fall-through': 'reason',
  'come-back': 'reason',
};

/** A step that is asked about. */
export interface AskedStep {
  readonly step: Step;
  readonly request: AdoptionRequest;
}

function StepForm({ step, request, ...given }: AskedStep & AskedForm) {
  const { t } = useTranslation('adoption-requests');
  const { take } = useRequestSteps();
  const isGood = step === 'approve' || step === 'hand-over';
  const fields: Record<(typeof written)[Step], AskedWords | undefined> = {
    nothing: undefined,
    message: { label: t('dialog.message'), hint: t(step === 'reject' ? 'dialog.rejectHint' : 'dialog.messageHint'), isOptional: true },
    reason: { label: t('dialog.reason'), hint: t('dialog.reasonHint') },
  };
  return (
    <AskForm
      {...given}
      about={`${step}.${request.id}`}
      field={fields[written[step]]}
      kind={isGood ? 'primary' : 'dangerFilled'}
      submit={t(`action.${step}`)}
      send={(words) => take(step, request, words)}
    >
      <p>{t(`dialog.${step}.text`)}</p>
    </AskForm>
  );
}

/** What is asked; of what concerns one of the two alone, with their name. */
function Question({ step, request: { requester } }: AskedStep) {
  const { t } = useTranslation('adoption-requests');
  const nameOf = useMemberName();
  if (step === 'cancel' || step === 'fall-through' || step === 'come-back') return t(`dialog.${step}.title`);
  return <NamedText sentence={(name) => t(`dialog.${step}.title`, { name })} name={nameOf(requester.fullName)} />;
}

interface StepDialogProps {
  /** Without one the dialog is closed. */
  asked: AskedStep | undefined;
  onClose: () => void;
}

/** Asks before a step is taken; stays open, with what was written, when it may be tried again. */
export function StepDialog({ asked, onClose }: StepDialogProps) {
  const { t } = useTranslation('adoption-requests');
  return (
    <AskDialog
      asked={asked}
      keyOf={({ step, request }) => `${step} ${request.id}`}
      title={(shown) => <Question {...shown} />}
      cancel={t('action.keep')}
      onClose={onClose}
    >
      {(shown, given) => <StepForm {...shown} {...given} />}
    </AskDialog>
  );
}
