import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { Fields, Form } from '#shared/form/form.tsx';
import type { FormProps } from '#shared/form/form.tsx';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { DonePanel } from '#shared/content/states.tsx';
import styles from './entry-frame.module.css';
import { useSession } from '../use-session.ts';
import { locationOfNext } from './entry-slice.ts';

interface EntryDoneProps {
  title: string;
  text: string;
  link: string;
  next: string;
}

/** The success screen: it goes on by itself, and its link at once. */
export function EntryDone({ title, text, link, next }: EntryDoneProps) {
  const { key, query } = locationOfNext(next, useSession().user);
  return (
    <DonePanel
      title={title}
      text={text}
      actions={
        <PageLink to={key} query={query} replace>
          {link}
        </PageLink>
      }
    />
  );
}

/** The login's surroundings: windows and what an account is for on green, the form beside it. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('session');
  return (
    <div className={`container ${styles.frame}`}>
      <aside className={`${styles.green} jhalar-below`}>
        <div className={styles.windows} aria-hidden>
          <Art name="hero-cat" />
          <Art name="hero-dog" />
          <Art name="hero-parrot" />
        </div>
        <p className={styles.claim}>{t('frame.claim')}</p>
        <ul className={styles.list}>
          {(['listings', 'review', 'answers'] as const).map((reason) => (
            <li key={reason}>
              <Check size={20} aria-hidden />
              {t(`frame.${reason}`)}
            </li>
          ))}
        </ul>
      </aside>
      <div className={styles.form}>{children}</div>
    </div>
  );
}

interface EntryFormProps extends Pick<FormProps, 'form' | 'lead' | 'children'> {
  title: string;
  submit: { text: string; icon: ReactNode };
  /** Where to go on otherwise. */
  otherWay: { to: string; text: string };
}

/** A short form in those surroundings: its fields, the button that sends it, and another way. */
export function EntryForm({ form, title, lead, submit, otherWay, children }: EntryFormProps) {
  return (
    <EntryFrame>
      <Form form={form} heading={title} lead={lead}>
        <Fields>
          {children}
          <Button kind="primary" size="large" isSubmit isBlock isBusy={form.isBusy} icon={submit.icon}>
            {submit.text}
          </Button>
          <p>
            <PageLink to={otherWay.to}>{otherWay.text}</PageLink>
          </p>
        </Fields>
      </Form>
    </EntryFrame>
  );
}
