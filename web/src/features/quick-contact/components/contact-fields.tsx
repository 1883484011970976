import { useEffect } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea, TextInput } from '#shared/ui/text-input.tsx';
import type { Form } from '#shared/form/use-form.ts';
import type { ContactedThing, ContactForm } from '../model/contact-form.ts';
import { longest } from '../model/contact-form.ts';
import type { ContactEnd } from '../model/use-contact.ts';
import { useContact } from '../model/use-contact.ts';

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

interface ContactFieldsProps {
  form: Ref<HTMLFormElement>;
  thing: ContactedThing;
  memberId: string | null;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onEnd: (end: ContactEnd) => void;
}

/** What one writes; of a visitor also who that is. */
export function ContactFields({ form: element, thing, memberId, onBusy, onCancel, onEnd }: ContactFieldsProps) {
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
