import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { DraftNotice, Fields, wholeRow } from '#shared/form/form.tsx';
import { useRobotTraps } from '#shared/form/robot-traps.tsx';
import { trimmed } from '#shared/form/form-values.ts';
import { useForm } from '#shared/form/use-form.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput, TextArea, TextInput } from '#shared/ui/text-input.tsx';
import { contactCategories, contactRules, longest } from '../model/contact-rules.ts';
import type { ContactForm as Values } from '../model/contact-rules.ts';
import styles from './contact-screen.module.css';

/** A member's name and address stand there already. */
export type Writer = { id: string; fullName: string; email: string } | null;

function useContactForm(writer: Writer) {
  const { t } = useTranslation('contact');
  const [send] = contentEndpoints.usePostContentContactMutation();
  const traps = useRobotTraps();
  const initial: Values = {
    ...{ name: writer?.fullName ?? '', email: writer?.email ?? '', phone: '' },
    ...{ category: 'general', subject: '', message: '' },
  };
  const form = useForm({
    initial,
    rules: contactRules,
    draft: writer ? { key: `contact.${writer.id}`, place: 'device' } : { key: 'contact', place: 'tab' },
    words: { failed: 'contact:failed', unavailable: 'contact:unavailable' },
    submit: async (values) => {
      await send({ body: { ...trimmed(values), ...(await traps.signs()) } }).unwrap();
      toast.success(t('done'));
      return 'afresh';
    },
  });
  return { form, trap: traps.field };
}

/** Writes to us. After it is sent it is empty again, for the next. */
export function ContactForm({ writer }: { writer: Writer }) {
  const { t } = useTranslation('contact');
  const { form, trap } = useContactForm(writer);
  return (
    <FormElement form={form} className={styles.form}>
      <h2>{t('form.title')}</h2>
      {form.isRestored && <DraftNotice onStartAfresh={form.startAfresh} />}
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <Fields shape="pair">
        <Field {...form.about('name')} label={t('form.name')} className={wholeRow ?? ''}>
          <TextInput {...form.text('name')} autoComplete="name" maxLength={longest.name} />
        </Field>
        <Field {...form.about('email')} label={t('form.email')} hint={t('form.emailHint')} className={wholeRow ?? ''}>
          <TextInput {...form.text('email')} type="email" autoComplete="email" maxLength={longest.email} />
        </Field>
        <Field {...form.about('phone')} label={t('form.phone')} isOptional>
          <TextInput {...form.text('phone')} type="tel" autoComplete="tel" maxLength={longest.phone} />
        </Field>
        <Field {...form.about('category')} label={t('form.category')} isOptional>
          <SelectInput
            name="category"
            value={form.values.category}
            onValue={(value) => form.change('category', contactCategories.find((one) => one === value) ?? 'general')}
          >
            {contactCategories.map((value) => (
              <option key={value} value={value}>
                {t(`category.${value}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field {...form.about('subject')} label={t('form.subject')} className={wholeRow ?? ''}>
          <TextInput {...form.text('subject')} maxLength={longest.subject} />
        </Field>
        <Field {...form.about('message')} label={t('form.message')} className={wholeRow ?? ''}>
          <TextArea {...form.text('message')} rows={6} maxLength={longest.message} />
        </Field>
      </Fields>
      {trap}
      <Button kind="primary" size="large" isSubmit isBusy={form.isBusy} icon={<Send size={20} className="mirrors" aria-hidden />}>
        {t('form.submit')}
      </Button>
    </FormElement>
  );
}
