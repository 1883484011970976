import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { sendChanged } from '#shared/flow/send-once.ts';
import { trimmed } from '#shared/form/form-values.ts';
import { useRobotTraps } from '#shared/form/robot-traps.tsx';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { TextArea, TextInput } from '#shared/ui/text-input.tsx';
import { emptyContact, longest, memberRules, visitorRules } from './contact-form.ts';
import type { ContactedThing, ContactForm } from './contact-form.ts';

export interface ContactDialogProps {
  thing: ContactedThing;
  memberId: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Who a visitor is, and where they are answered. */
function VisitorFields({ form }: { form: Form<ContactForm> }) {
  const { t } = useTranslation('quick-contact');
  return (
    <>
      <Field {...form.about('name')} label={t('field.name')}>
        <TextInput {...form.text('name')} autoComplete="name" maxLength={longest.name} />
      </Field>
      <Field {...form.about('email')} label={t('field.email')} hint={t('field.emailHint')}>
        <TextInput {...form.text('email')} type="email" autoComplete="email" maxLength={longest.email} />
      </Field>
      <Field {...form.about('phone')} label={t('field.phone')} isOptional>
        <TextInput {...form.text('phone')} type="tel" autoComplete="tel" maxLength={longest.phone} />
      </Field>
    </>
  );
}

/** How it ended: in which conversation of a member it stands, or at which address a visitor is answered. */
type ContactEnd = { readonly conversationId: string } | { readonly email: string };

interface ContactOptions {
  thing: ContactedThing;
  /** Null for a visitor. */
  memberId: string | null;
  onEnd: (end: ContactEnd) => void;
}

function useWrite({ kind, id }: ContactedThing) {
  const [toPet] = messagingEndpoints.usePostMessagesPetsByIdMutation();
  const [toStore] = messagingEndpoints.usePostMessagesStoresByIdMutation();
  const [toVet] = messagingEndpoints.usePostMessagesVetsByIdMutation();
  const toOthers = kind === 'store' ? toStore : toVet;
  type Body = Parameters<typeof toOthers>[0]['body'];
  return ({ message, ...more }: Body, idempotencyKey: string) =>
    kind === 'pet'
      ? toPet({ id, idempotencyKey, body: { message } }).unwrap()
      : toOthers({ id, idempotencyKey, body: { message, ...more } }).unwrap();
}

/**
 * Writes to the owner of a thing: a member the message alone, a visitor with a name and an address. It has a key, so that it is there once
 * however often it is sent; `isUnsure` while nobody knows whether it was.
 */
function useContact({ thing, memberId, onEnd }: ContactOptions) {
  const write = useWrite(thing);
  const traps = useRobotTraps();
  const [isUnsure, setUnsure] = useState(false);
  const isVisitor = memberId === null;
  const form = useForm<ContactForm>({
    initial: emptyContact,
    rules: isVisitor ? visitorRules : memberRules,
    draft: { key: `contact.${thing.kind}.${thing.id}.${memberId ?? ''}`, place: isVisitor ? 'tab' : 'device' },
    words: { failed: 'quick-contact:failed' },
    submit: async (values, sendKey) => {
      setUnsure(false);
      const { message, ...visitor } = trimmed(values);
      const body = isVisitor ? { message, ...visitor, ...(await traps.signs()) } : { message };
      const answer = await sendChanged(sendKey, (key) => write(body, key));
      setUnsure(answer === 'unknown');
      if (answer === 'unknown') return 'unsaved';
      onEnd(answer.conversation === null ? { email: visitor.email } : { conversationId: answer.conversation.id });
      return 'afresh';
    },
  });
  return { form, isUnsure, trap: traps.field };
}

interface ContactFieldsProps {
  form: Ref<HTMLFormElement>;
  thing: ContactedThing;
  memberId: string | null;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onEnd: (end: ContactEnd) => void;
}

/** What one writes; of a visitor also who that is. */
function ContactFields({ form: element, thing, memberId, onBusy, onCancel, onEnd }: ContactFieldsProps) {
  const { t } = useTranslation('quick-contact');
  const { form, isUnsure, trap } = useContact({ thing, memberId, onEnd });
  const { isBusy } = form;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  const isVisitor = memberId === null;
  return (
    <DialogForm
      form={element}
      isBusy={isBusy}
      kind="primary"
      words={{ cancel: t('cancel'), submit: t('submit') }}
      onCancel={onCancel}
      onSubmit={form.next}
    >
      <p>{t(isVisitor ? 'text.visitor' : 'text.member')}</p>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {isUnsure && <p role="alert">{t('unsure')}</p>}
      {isVisitor && <VisitorFields form={form} />}
      <Field {...form.about('message')} label={t('field.message')}>
        <TextArea {...form.text('message')} maxLength={longest.message} />
      </Field>
      {isVisitor && trap}
    </DialogForm>
  );
}

/** It is sent: where the answer will be. */
function SentPart({ end, onClose }: { end: ContactEnd; onClose: () => void }) {
  const { t } = useTranslation('quick-contact');
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack gap={4}>
      <p ref={words} tabIndex={-1} role="status">
        <strong>{t('sent.title')}</strong>
      </p>
      {'email' in end ? (
        <p>
          {t('sent.visitor')} <bdi dir="ltr">{end.email}</bdi>
        </p>
      ) : (
        <p>{t('sent.member')}</p>
      )}
      {'conversationId' in end && (
        <ActionLink to="messages" query={{ id: end.conversationId }} kind="primary" icon={<MessagesSquare size={20} aria-hidden />}>
          {t('sent.open')}
        </ActionLink>
      )}
      <Button onClick={onClose}>{t('close')}</Button>
    </Stack>
  );
}

/** Where one writes to the owner of a thing; once it is sent, where the answer will be. */
export function ContactDialog({ thing, memberId, isOpen, onClose }: ContactDialogProps) {
  const { t } = useTranslation('quick-contact');
  const form = useRef<HTMLFormElement>(null);
  const [end, setEnd] = useState<ContactEnd>();
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (isBusy) return;
    onClose();
    setEnd(undefined);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={<NamedText sentence={(name) => t(`title.${thing.kind}`, { name })} name={thing.name} />}
      closeLabel={t('close')}
      onClose={close}
      onOpened={() => form.current?.querySelector<HTMLElement>('input:not([tabindex]), textarea')?.focus()}
    >
      {end ? (
        <SentPart end={end} onClose={close} />
      ) : (
        <ContactFields form={form} thing={thing} memberId={memberId} onBusy={setBusy} onCancel={close} onEnd={setEnd} />
      )}
    </Dialog>
  );
}
