import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import type { Conversation } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { toast } from '#shared/toasts/toasts.ts';
import { ConfirmDialog, AskDialog } from '#shared/work/dialogs.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { AskForm } from '#shared/work/ask-form.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { tagsOf } from './conversations.ts';

const {
  usePostMessagesConversationsByIdSharePhoneMutation,
  usePostMessagesConversationsByIdBlockMutation,
  useDeleteMessagesConversationsByIdBlockMutation,
  usePostMessagesConversationsByIdReportMutation,
  usePostMessagesConversationsByIdMessagesByMessageIdUnmaskMutation,
  useLazyGetMessagesConversationsByIdQuery,
} = messagingEndpoints;

/** What one side does with a conversation besides writing. Where an answer is lost, the conversation is looked at before anything is called failed. */
export function useConversationActs(id: string) {
  const { take, isBusy, problem } = useCheckedStep();
  const [sharePhone] = usePostMessagesConversationsByIdSharePhoneMutation();
  const [block] = usePostMessagesConversationsByIdBlockMutation();
  const [unblock] = useDeleteMessagesConversationsByIdBlockMutation();
  const [report] = usePostMessagesConversationsByIdReportMutation();
  const [read] = useLazyGetMessagesConversationsByIdQuery();
  const dispatch = useAppDispatch();
  const onOutdated = () => void dispatch(messagingEndpoints.util.invalidateTags(tagsOf(id)));
  const look = async () => (await read({ id, limit: 1 }).unwrap()).conversation;
  const of = (onDone: () => void) => ({ look, onDone, onOutdated });
  return {
    isBusy,
    problem,
    share: (onDone: () => void) =>
      take({ ...of(onDone), take: () => sharePhone({ id }).unwrap(), isDone: ({ sharesPhone }) => sharesPhone }),
    block: (onDone: () => void) => take({ ...of(onDone), take: () => block({ id }).unwrap(), isDone: ({ blockedByMe }) => blockedByMe }),
    unblock: (onDone: () => void) =>
      take({ ...of(onDone), take: () => unblock({ id }).unwrap(), isDone: ({ blockedByMe }) => !blockedByMe }),
    /** A report that is there already is answered like a new one. */
    report: (reason: string, onDone: () => void) => {
      const ask = () => report({ id, body: { reason } }).unwrap();
      return take({ onDone, onOutdated, take: ask, look: ask, isDone: () => true });
    },
  };
}

/** Shows the other side what is masked wrongly in an own message; once more answers the same. */
export function useUnmask(id: string, messageId: string, onDone: () => void) {
  const { take, isBusy, problem } = useCheckedStep();
  const [show] = usePostMessagesConversationsByIdMessagesByMessageIdUnmaskMutation();
  const dispatch = useAppDispatch();
  const onOutdated = () => void dispatch(messagingEndpoints.util.invalidateTags(tagsOf(id)));
  const ask = () => show({ id, messageId }).unwrap();
  return { isBusy, problem, unmask: () => void take({ onDone, onOutdated, take: ask, look: ask, isDone: () => true }) };
}

interface ActDialogProps {
  conversation: Conversation;
  /** Of the other side. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

interface ActProps extends ActDialogProps {
  act: 'share' | 'block';
}

/** Asks before one's number is shown to the other side, or the other side is blocked. */
function ActDialog({ act, conversation, name, isOpen, onClose }: ActProps) {
  const { t } = useTranslation('messages');
  const acts = useConversationActs(conversation.id);
  const hasNoNumber = typeof acts.problem === 'object' && acts.problem.code === 'phone.unknown';
  const onDone = () => {
    toast.success(t(`${act}.toast`));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<NamedText sentence={(other) => t(`${act}.title`, { name: other })} name={name} />}
      words={{ keep: t('cancel'), confirm: t(`${act}.confirm`) }}
      kind={act === 'share' ? 'primary' : 'dangerFilled'}
      isBusy={acts.isBusy}
      onClose={onClose}
      onConfirm={() => void acts[act](onDone)}
    >
      <p>
        <NamedText sentence={(other) => t(`${act}.text`, { name: other })} name={name} />
      </p>
      {hasNoNumber ? (
        <p role="alert">
          {t('share.noNumber')} <PageLink to="profile">{t('share.toProfile')}</PageLink>
        </p>
      ) : (
        <StepProblem problem={acts.problem} />
      )}
    </ConfirmDialog>
  );
}

export function ShareDialog(props: ActDialogProps) {
  return <ActDialog act="share" {...props} />;
}

export function BlockDialog(props: ActDialogProps) {
  return <ActDialog act="block" {...props} />;
}

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
