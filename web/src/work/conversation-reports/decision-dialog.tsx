import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { ConversationReport } from '#shared/api/types.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';

type Decision = NonNullable<ConversationReport['decision']>['decision'];

/** What an admin is about to do with a report; a stop may also be lifted. */
export interface AskedDecision {
  report: ConversationReport;
  act: Decision | 'lifted';
}

type Side = ConversationReport['messages'][number]['side'];

/** The one who was reported: the side that did not report. */
export const reportedSide = ({ reporter, owner }: ConversationReport): Side => (reporter.id === owner.id ? 'asker' : 'owner');

/** A visitor has no account that could be warned or stopped. */
export const isAboutMember = (report: ConversationReport): boolean => reportedSide(report) === 'owner' || report.asker !== null;

/** For how long nothing may be written, in days; for ever. */
const stopDays = ['7', '30', '365', 'forever'] as const;
type StopDays = (typeof stopDays)[number];

type Step = Parameters<ReturnType<typeof useCheckedStep>['take']>[0];

/** What an admin does with a report. Where an answer is lost, what is decided is looked at before anything is called failed. */
function useReportDecisions({ id }: ConversationReport) {
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

function DecisionForm({ asked: { report, act }, ...given }: AskedForm & { asked: AskedDecision }) {
  const { t } = useTranslation('conversation-reports');
  const { decide, lift, problem } = useReportDecisions(report);
  const [days, setDays] = useState<StopDays>('7');
  const needsReason = act === 'warned' || act === 'stopped';
  return (
    <AskForm
      {...given}
      about={`report.${act}.${report.id}`}
      field={needsReason ? { label: t('ask.reason'), hint: t('ask.reasonHint') } : undefined}
      kind={act === 'stopped' ? 'dangerFilled' : 'primary'}
      submit={t(`ask.${act}.submit`)}
      problem={<StepProblem problem={problem} />}
      send={(reason) => (act === 'lifted' ? lift() : decide(act, reason, days === 'forever' ? null : Number(days)))}
    >
      <p>{t(`ask.${act}.text`)}</p>
      {act === 'stopped' && (
        <WorkField label={t('ask.days')} isGroup>
          <WorkChoices choices={stopDays.map((value) => ({ value, text: t(`days.${value}`) }))} value={days} onValue={setDays} />
        </WorkField>
      )}
    </AskForm>
  );
}

interface DecisionDialogProps {
  /** Without one the dialog is closed. */
  asked: AskedDecision | undefined;
  onClose: () => void;
}

/** Asks before a report is decided, or a stop is lifted. */
export function DecisionDialog({ asked, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('conversation-reports');
  return (
    <AskDialog
      asked={asked}
      keyOf={({ report, act }) => `${act}.${report.id}`}
      title={({ act }) => t(`ask.${act}.title`)}
      cancel={t('ask.cancel')}
      onClose={onClose}
    >
      {(shown, given) => <DecisionForm asked={shown} {...given} />}
    </AskDialog>
  );
}
