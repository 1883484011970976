import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskForm } from '#shared/work/ask-form.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useReportDecisions } from '../hooks/use-report-decisions.ts';
import { stopDays } from '../model/asked-decision.ts';
import type { AskedDecision, StopDays } from '../model/asked-decision.ts';

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
