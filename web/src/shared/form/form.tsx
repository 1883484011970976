import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../content/kit.tsx';
import { ErrorSummary } from '../content/error-summary.tsx';
import type { SummaryEntry } from '../content/error-summary.tsx';
import { PageHeading } from '../content/page-heading.tsx';
import { FormElement } from './form-element.tsx';
import styles from './form.module.css';

/** What the frame of a form needs of it, whatever its values are. */
export interface ShownForm {
  summary: readonly SummaryEntry[];
  attempt: number;
  step: number;
  isBusy: boolean;
  isRestored: boolean;
  next: () => void;
  startAfresh: () => void;
}

export interface FormProps {
  form: ShownForm;
  heading: ReactNode;
  headingClass?: string;
  /** A line under the heading. */
  lead?: ReactNode;
  /** Stands above the problems: what somebody has to know before reading on. */
  notice?: ReactNode;
  /** Shown when a draft was found, in place of the usual words. */
  restoredText?: string;
  onStartAfresh?: () => void;
  children: ReactNode;
}

/** Something to know before one writes on, with what can be done about it. */
export function FormNotice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p>{children}</p>
      {action}
    </div>
  );
}

/** Shows that a draft was found, and offers to begin afresh. */
export function DraftNotice({ text, onStartAfresh }: { text?: string | undefined; onStartAfresh: () => void }) {
  const { t } = useTranslation('shell');
  const afresh = (
    <Button size="small" onClick={onStartAfresh}>
      {t('form.afresh')}
    </Button>
  );
  return <FormNotice action={afresh}>{text ?? t('form.restored')}</FormNotice>;
}

/** The frame of every form: heading, draft, problems, fields. The actions stand at the end of `children`. */
export function Form({ form, heading, headingClass, lead, notice, restoredText, onStartAfresh, children }: FormProps) {
  const hasProblems = form.summary.length > 0;
  return (
    <FormElement form={form} className={styles.form}>
      <header>
        {/* Problems take the focus first. */}
        <PageHeading key={form.step} hasError={hasProblems} takesFocus={!hasProblems && 'moved'} className={headingClass}>
          {heading}
        </PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {form.isRestored && <DraftNotice text={restoredText} onStartAfresh={onStartAfresh ?? form.startAfresh} />}
      {notice}
      <ErrorSummary errors={form.summary} attempt={form.attempt} step={form.step} />
      {children}
    </FormElement>
  );
}

type Shape = 'column' | 'pair';

/** Fields below each other, or two in a row where there is room. */
export function Fields({ shape = 'column', children }: { shape?: Shape; children: ReactNode }) {
  return <div className={shape === 'pair' ? styles.pair : styles.fields}>{children}</div>;
}

/** Of the element around a form that has the page to itself: no wider than its fields read well. */
export const formPage = styles.page;

/** Of a field in a pair: takes the whole row. */
export const wholeRow = styles.wide;
