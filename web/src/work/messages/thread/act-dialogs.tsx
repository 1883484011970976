import { useTranslation } from 'react-i18next';
import type { Conversation } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { toast } from '#shared/toasts/toasts.ts';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useConversationActs } from '../hooks/use-conversation-acts.ts';

export interface ActDialogProps {
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
