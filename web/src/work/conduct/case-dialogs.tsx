import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { CaseReport, ReportedCase } from '#shared/api/types.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { toast } from '#shared/toasts/toasts.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { WorkChecks } from '#shared/work/choices.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { canBeHidden } from './reported-thing.tsx';

/** What an admin is about to do with a case: decide it, or the objection of the owner. */
export interface AskedOfCase {
  act: 'uphold' | 'dismiss' | 'accept' | 'refuse';
  shown: ReportedCase;
  reports: readonly CaseReport[];
}

/** Decides what was asked for. Where an answer is lost, the case is looked at before anything is called failed. */
function useDecision({ act, shown: { id, version: contentVersion } }: AskedOfCase, onOutdated: () => void) {
  const { t } = useTranslation('conduct');
  const { take, problem } = useCheckedStep();
  const [decide] = moderationEndpoints.usePostAdminConductByIdDecisionMutation();
  const [decideObjection] = moderationEndpoints.usePostAdminConductByIdObjectionMutation();
  const [read] = moderationEndpoints.useLazyGetAdminConductByIdQuery();
  const isOfObjection = act === 'accept' || act === 'refuse';
  const send = (reason: string, chosen: readonly string[]) =>
    take({
      take: () =>
        isOfObjection
          ? decideObjection({ id, contentVersion, body: { accepted: act === 'accept', reason } }).unwrap()
          : decide({
              ...{ id, contentVersion },
              body: act === 'uphold' ? { upheld: true, reason, hide: chosen.length > 0 } : { upheld: false, falseReports: [...chosen] },
            }).unwrap(),
      look: async () => (await read({ id }).unwrap()).conductCase,
      // Another admin may have decided otherwise meanwhile.
      isDone: ({ decision, objection }) =>
        isOfObjection ? objection?.decision?.accepted === (act === 'accept') : decision?.upheld === (act === 'uphold'),
      onDone: () => toast.success(t('toast')),
      onOutdated,
    });
  return { send, problem };
}

/** Whether the thing goes with it, or which reports were given in bad faith. */
function Choices({
  asked: { act, shown, reports },
  chosen,
  onChosen,
}: {
  asked: AskedOfCase;
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
}) {
  const { t } = useTranslation('conduct');
  const isHiding = act === 'uphold' && canBeHidden(shown.thing);
  if (isHiding) {
    const choices = [{ value: 'hide', text: t(shown.thing.kind === 'pet' ? 'ask.reject' : 'ask.hide') }];
    return (
      <WorkField label={t('ask.follows')} isGroup>
        <WorkChecks choices={choices} value={chosen} onValue={onChosen} />
      </WorkField>
    );
  }
  const given = reports.filter(({ reporter }) => reporter !== null);
  if (act !== 'dismiss' || given.length === 0) return null;
  return (
    <WorkField label={t('ask.false')} hint={t('ask.falseHint')} isGroup>
      <WorkChecks
        choices={given.map(({ id, reporter }) => ({ value: id, text: <MemberName>{reporter?.fullName ?? ''}</MemberName> }))}
        value={chosen}
        onValue={onChosen}
      />
    </WorkField>
  );
}

function DecisionForm({ asked, onOutdated, ...given }: AskedForm & { asked: AskedOfCase; onOutdated: () => void }) {
  const { t } = useTranslation('conduct');
  const { act, shown } = asked;
  const { send, problem } = useDecision(asked, onOutdated);
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <AskForm
      {...given}
      about={`case.${act}.${shown.id}`}
      field={act === 'dismiss' ? undefined : { label: t('ask.reason'), hint: t('ask.reasonHint') }}
      kind={act === 'uphold' ? 'dangerFilled' : 'primary'}
      submit={t(`act.${act}`)}
      problem={<StepProblem problem={problem} />}
      send={(reason) => send(reason, chosen)}
    >
      <p>{t(`ask.${act}`)}</p>
      <Choices asked={asked} chosen={chosen} onChosen={choose} />
    </AskForm>
  );
}

interface CaseDialogProps {
  /** Without it the dialog is closed. */
  asked: AskedOfCase | undefined;
  onClose: () => void;
  /** What is on the screen is out of date. */
  onOutdated: () => void;
}

/** Asks before a case or an objection is decided. */
export function CaseDialog({ asked, onClose, onOutdated }: CaseDialogProps) {
  const { t } = useTranslation('conduct');
  return (
    <AskDialog
      asked={asked}
      keyOf={({ act, shown }) => `${act}.${shown.id}.${shown.version}`}
      title={({ act }) => t(`ask.title.${act}`)}
      cancel={t('ask.cancel')}
      onClose={onClose}
    >
      {(shown, given) => <DecisionForm asked={shown} onOutdated={onOutdated} {...given} />}
    </AskDialog>
  );
}
