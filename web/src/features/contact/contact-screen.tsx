import { Clock, Flag, LockKeyhole, Send, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Args } from '#shared/api/endpoint.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { FormElement } from '#shared/form/form-element.tsx';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { trimmed } from '#shared/form/form-values.ts';
import { DraftNotice, Fields, wholeRow } from '#shared/form/form.tsx';
import { useRobotTraps } from '#shared/form/robot-traps.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { pathOf } from '#shared/navigation/page-path.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { BusinessHours } from '#shared/ui/business-hours.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SiteFacts } from '#shared/ui/site-facts.tsx';
import { SelectInput, TextArea, TextInput } from '#shared/ui/text-input.tsx';
import styles from './contact-screen.module.css';

/** Where one writes to, as search engines read it. */
export function contactHead(): PageHead {
  const page = {
    '@type': 'ContactPage',
    name: i18n.t('contact:title'),
    inLanguage: i18n.language,
    url: `${location.origin}${pathOf('contact')}`,
    mainEntity: {
      '@type': 'Organization',
      name: 'Paltu',
      alternateName: 'پالتو',
      url: `${location.origin}/`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        url: `${location.origin}${pathOf('contact')}`,
        availableLanguage: ['en', 'ur'],
        areaServed: 'PK',
      },
    },
  };
  return { description: i18n.t('contact:description'), data: [page, breadcrumbs([{ key: 'contact', name: i18n.t('contact:title') }])] };
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.sign}>{icon}</span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

function GoodToKnow() {
  const { t } = useTranslation('contact');
  return (
    <section className={styles.info} aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('info.title')}</h2>
      <ul>
        <Card icon={<Clock size={22} aria-hidden />} title={t('info.hours')}>
          <p>
            <BusinessHours />
          </p>
        </Card>
        <Card icon={<Flag size={22} aria-hidden />} title={t('info.listing')}>
          <p>{t('info.listingText')}</p>
        </Card>
        <Card icon={<Stethoscope size={22} aria-hidden />} title={t('info.urgent')}>
          <p>{t('info.urgentText')}</p>
        </Card>
        <Card icon={<LockKeyhole size={22} aria-hidden />} title={t('info.privacy')}>
          <p>{t('info.privacyText')}</p>
          <PageLink to="privacy">{t('info.privacyLink')}</PageLink>
        </Card>
      </ul>
    </section>
  );
}

/** A member's name and address stand there already. */
type Writer = { id: string; fullName: string; email: string } | null;

const contactCategories = ['general', 'adoption', 'vendor', 'vet', 'support', 'partnership'] as const satisfies readonly NonNullable<
  Args<'postContentContact'>['body']['category']
>[];

interface ContactForm {
  name: string;
  email: string;
  phone: string;
  category: (typeof contactCategories)[number];
  subject: string;
  message: string;
}

/** The most characters that the API takes. */
const longest = { name: 100, email: 254, phone: 40, subject: 200, message: 5_000 };

const contactRules: Rules<ContactForm> = {
  name: required('contact:problem.name'),
  email: firstOf(required('contact:problem.email'), emailShaped('contact:problem.emailInvalid')),
  subject: required('contact:problem.subject'),
  message: required('contact:problem.message'),
};

function useContactForm(writer: Writer) {
  const { t } = useTranslation('contact');
  const [send] = contentEndpoints.usePostContentContactMutation();
  const traps = useRobotTraps();
  const initial: ContactForm = {
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
function Letter({ writer }: { writer: Writer }) {
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

interface ContactScreenProps {
  writer: Writer;
  /** What others have asked, from the page of questions. */
  questions: ReactNode;
}

/** Where one writes to us, and what one may want to know before. */
export function ContactScreen({ writer, questions }: ContactScreenProps) {
  const { t } = useTranslation('contact');
  return (
    <div className={`container ${styles.page}`}>
      <header>
        <PageHeading>{t('title')}</PageHeading>
        <p className={styles.text}>{t('text')}</p>
        <SiteFacts part="contact" className={styles.facts} />
      </header>
      <div className={styles.columns}>
        <Letter writer={writer} />
        <GoodToKnow />
      </div>
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{t('questions.title')}</h2>
        {questions}
        <p>
          <PageLink to="faq">{t('questions.all')}</PageLink>
        </p>
      </section>
    </div>
  );
}
