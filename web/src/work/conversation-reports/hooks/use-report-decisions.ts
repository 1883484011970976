import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { ConversationReport } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { useTranslation } from 'react-i18next';
import type { Decision } from '../model/asked-decision.ts';

type Step = Parameters<ReturnType<typeof useCheckedStep>['take']>[0];

/** What an admin does with a report. Where an answer is lost, what is decided is looked at before anything is called failed. */
export function useReportDecisions({ id }: ConversationReport) {
  const { t } = useTranslation('conversation-reports');
  const { take, problem } = useCheckedStep();
  const [post] = messagingEndpoints.usePostMessagesReportsByIdDecisionMutation();
  const [lift] = messagingEndpoints.usePostMessagesReportsByIdLiftMutation();
  const [read] = messagingEndpoints.useLazyGetMessagesReportsQuery();
  const dispatch = useAppDispatch();
  const look = async () => (await read({ status: 'decided', limit: 100 }).unwrap()).reports.find((one) => one.id === id)?.decision;
  const checked = (step: Pick<Step, 'take'>, isDone: (found: Awaited<ReturnType<typeof look>>) => boolean, done: 'done' | 'lifted') =>
    take({
      ...step,
      look,
      isDone,
      onDone: () => toast.success(t(`toast.${done}`)),
      onOutdated: () => void dispatch(messagingEndpoints.util.invalidateTags(['Report'])),
    });
  return {
    problem,
    decide: (decision: Decision, reason: string, days: number | null) =>
      checked(
        { take: () => post({ id, body: { decision, reason, ...(decision === 'stopped' && { days }) } }).unwrap() },
        (found) => found?.decision === decision,
        'done',
      ),
    lift: () =>
      checked({ take: () => lift({ id }).unwrap() }, (found) => found?.liftedAt !== undefined && found.liftedAt !== null, 'lifted'),
  };
}
