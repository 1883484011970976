import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '../api/gen/moderation-endpoints.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toast } from '../toasts/toasts.ts';
import { AskForm } from './ask-form.tsx';
import { Button } from './button.tsx';
import { AskDialog } from './dialogs.tsx';
import type { AskedForm } from './dialogs.tsx';

/** Who asked for money, and in which conversation or request. */
export interface MoneyAsked {
  memberId: string;
  evidence: { kind: 'conversation' | 'request'; id: string };
}

function MoneyForm({ asked: { memberId, evidence }, ...given }: AskedForm & { asked: MoneyAsked }) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const [report, { error, isLoading }] = moderationEndpoints.usePostReportsMutation();
  const send = async (text: string) => {
    const answer = await report({ body: { kind: 'member', thingId: memberId, reason: 'fraud', text, evidence } });
    if (answer.error !== undefined) return false;
    toast.success(t('sent.title'));
    return true;
  };
  return (
    <AskForm
      {...given}
      about={`money.${evidence.id}`}
      field={{ label: t('text.label'), hint: t('money.hint'), isOptional: true }}
      kind="dangerFilled"
      submit={t('money.submit')}
      problem={error !== undefined && !isLoading && <p role="alert">{errorText(error, t('failed'))}</p>}
      send={send}
    >
      <p>{t('money.text')}</p>
    </AskForm>
  );
}

/** "I was asked for money": admins look at it before anything else. */
export function MoneyAskedButton(asked: MoneyAsked) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="text" size="small" icon={<Banknote size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('money.action')}
      </Button>
      <AskDialog
        asked={isOpen ? asked : undefined}
        keyOf={({ evidence }) => evidence.id}
        title={() => t('money.title')}
        cancel={t('cancel')}
        onClose={() => setOpen(false)}
      >
        {(shown, given) => <MoneyForm asked={shown} {...given} />}
      </AskDialog>
    </>
  );
}
