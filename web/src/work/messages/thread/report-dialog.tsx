import { useTranslation } from 'react-i18next';
import type { Conversation } from '#shared/api/types.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { toast } from '#shared/toasts/toasts.ts';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useConversationActs } from '../hooks/use-conversation-acts.ts';
import type { ActDialogProps } from './act-dialogs.tsx';

function ReportForm({ conversation: { id }, ...given }: AskedForm & { conversation: Conversation }) {
  const { t } = useTranslation('messages');
  const { problem, report } = useConversationActs(id);
  return (
    <AskForm
      {...given}
      about={`report.${id}`}
      field={{ label: t('report.reason'), hint: t('report.hint') }}
      kind="dangerFilled"
      submit={t('report.confirm')}
      problem={<StepProblem problem={problem} />}
      send={(reason) => report(reason, () => toast.success(t('report.toast')))}
    >
      <p>{t('report.text')}</p>
    </AskForm>
  );
}

/** Asks why, before admins are asked to look at a conversation. */
export function ReportDialog({ conversation, name, isOpen, onClose }: ActDialogProps) {
  const { t } = useTranslation('messages');
  return (
    <AskDialog
      asked={isOpen ? conversation : undefined}
      keyOf={({ id }) => id}
      title={() => <NamedText sentence={(other) => t('report.title', { name: other })} name={name} />}
      cancel={t('cancel')}
      onClose={onClose}
    >
      {(shown, given) => <ReportForm conversation={shown} {...given} />}
    </AskDialog>
  );
}
