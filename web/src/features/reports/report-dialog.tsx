import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReportReason, ReportedKind } from '#shared/api/types.ts';
import { Stack } from '#shared/content/stack.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';

/** What is reported from its own page. */
export interface ReportedThing {
  kind: Exclude<ReportedKind, 'member'>;
  id: string;
}

export interface ReportDialogProps {
  thing: ReportedThing;
  isOpen: boolean;
  onClose: () => void;
}

const reasons = [
  'fraud',
  'danger',
  'forbidden',
  'misleading',
  'stolen-pictures',
  'abuse',
  'other',
] as const satisfies readonly ReportReason[];

/** The most characters that the API takes. */
const longest = 500;

interface ReportFormProps extends Pick<ReportDialogProps, 'thing'> {
  onSent: () => void;
}

/** What one may add, and a button for each reason, which sends at once. */
function ReportForm({ thing: { kind, id: thingId }, onSent }: ReportFormProps) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const label = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [chosen, choose] = useState<ReportReason>();
  const [send, { isLoading, error }] = moderationEndpoints.usePostReportsMutation();
  const field = useRef<HTMLDivElement>(null);
  const report = async (reason: ReportReason) => {
    if (isLoading) return;
    const isWanting = reason === 'other' && text.trim() === '';
    setMissing(isWanting);
    if (isWanting) {
      field.current?.querySelector('textarea')?.focus();
      return;
    }
    choose(reason);
    const answer = await send({ body: { kind, thingId, reason, text: text.trim() } });
    if (answer.error === undefined) onSent();
  };
  return (
    <Stack gap={4}>
      <p>{t('lead')}</p>
      {error !== undefined && !isLoading && <p role="alert">{errorText(error, t('failed'))}</p>}
      <div ref={field}>
        <Field label={t('text.label')} hint={t('text.hint')} isOptional error={isMissing ? t('text.missing') : undefined}>
          <TextArea value={text} onValue={setText} maxLength={longest} />
        </Field>
      </div>
      <p id={label}>
        <strong>{t('choose')}</strong>
      </p>
      <Stack gap={3}>
        {reasons.map((reason) => (
          <Button key={reason} isBlock isBusy={isLoading && chosen === reason} onClick={() => void report(reason)}>
            {t(`reason.${reason}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

/** It is sent: what becomes of it, and where that is seen. */
function Sent({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  const { t } = useTranslation('reports');
  const words = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack gap={4}>
      <p ref={words} tabIndex={-1} role="status">
        <strong>{t('sent.title')}</strong>
      </p>
      <p>{t('sent.text')}</p>
      <ActionLink to="my-reports">{t('sent.mine')}</ActionLink>
      <Button onClick={onClose}>{t('close')}</Button>
    </Stack>
  );
}

/** Reports a thing to the admins: the reason is the button that sends. */
export function ReportDialog({ thing, isOpen, onClose }: ReportDialogProps) {
  const { t } = useTranslation('reports');
  const [isSent, setSent] = useState(false);
  const close = () => {
    onClose();
    setSent(false);
  };
  return (
    <Dialog isOpen={isOpen} title={t(`title.${thing.kind}`)} closeLabel={t('close')} onClose={close}>
      {isSent ? <Sent onClose={close} /> : <ReportForm thing={thing} onSent={() => setSent(true)} />}
    </Dialog>
  );
}
