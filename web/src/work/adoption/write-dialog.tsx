import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, unknownError } from '#shared/api/api-error.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { sendChanged } from '#shared/flow/send-once.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import type { StepProblem as Problem } from '#shared/flow/use-checked-step.ts';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { randomId } from '#shared/transport/random-id.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';

/** Writes to who asks; `send` answers whether it is sent. It has a key, so that it is there once however often it is sent. */
function useWrite({ id }: AdoptionRequest) {
  const [write] = messagingEndpoints.usePostMessagesRequestsByIdMutation();
  const [key] = useState(randomId);
  const [problem, setProblem] = useState<Problem>();
  const send = async (message: string): Promise<boolean> => {
    const asked = currentVisit();
    setProblem(undefined);
    try {
      const sent = await sendChanged(key, (idempotencyKey) => write({ id, idempotencyKey, body: { message } }).unwrap());
      if (sent === 'unknown') setProblem('unknown');
      else if (isStillAt(asked)) navigate('messages', { query: { id: sent.conversation.id } });
      return sent !== 'unknown';
    } catch (error) {
      setProblem(isApiError(error) ? error : unknownError);
      return false;
    }
  };
  return { send, problem };
}

function WriteForm({ request, ...given }: AskedForm & { request: AdoptionRequest }) {
  const { t } = useTranslation('adoption-requests');
  const { send, problem } = useWrite(request);
  return (
    <AskForm
      {...given}
      about={`write.${request.id}`}
      field={{ label: t('details.message'), hint: t('write.hint') }}
      kind="primary"
      submit={t('write.send')}
      send={send}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t('write.text')}</p>
    </AskForm>
  );
}

interface WriteDialogProps {
  /** Without one the dialog is closed. */
  asked: AdoptionRequest | undefined;
  onClose: () => void;
}

/** Where the owner of a pet writes to who asks for it; once it is sent, their conversation opens. */
export function WriteDialog({ asked, onClose }: WriteDialogProps) {
  const { t } = useTranslation('adoption-requests');
  const nameOf = useMemberName();
  return (
    <AskDialog
      asked={asked}
      keyOf={({ id }) => id}
      title={({ requester }) => <NamedText sentence={(name) => t('contact.write', { name })} name={nameOf(requester.fullName)} />}
      cancel={t('action.keep')}
      onClose={onClose}
    >
      {(request, given) => <WriteForm request={request} {...given} />}
    </AskDialog>
  );
}
