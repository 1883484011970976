import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../content/action-bar.tsx';
import { Button } from '../content/kit.tsx';
import { WizardRail } from '../content/wizard-rail.tsx';
import type { WizardStep } from '../content/wizard-rail.tsx';
import { Form } from './form.tsx';
import type { FormProps, ShownForm } from './form.tsx';
import styles from './wizard.module.css';

interface WizardForm extends ShownForm {
  count: number;
  back: () => void;
}

interface WizardProps extends FormProps {
  form: WizardForm;
  /** What the steps make together. */
  title: string;
  steps: readonly WizardStep[];
  /** The words of the last step's button. */
  submitText: string;
  /** Those of the other steps, in place of Next Step. */
  nextText?: string;
  cancel?: ReactNode;
  /** Beside the form where there is room. */
  aside?: ReactNode;
  asideLabel?: string;
}

interface WizardActionsProps extends Pick<WizardProps, 'submitText' | 'nextText' | 'cancel'> {
  form: WizardForm;
}

function WizardActions({ form, submitText, nextText, cancel }: WizardActionsProps) {
  const { t } = useTranslation('shell');
  const isLast = form.step === form.count;
  const arrow = <ChevronRight size={20} className="mirrors" aria-hidden />;
  return (
    <div className={styles.foot}>
      <ActionBar>
        {form.step > 1 && (
          <Button size="large" icon={<ChevronLeft size={20} className="mirrors" aria-hidden />} onClick={form.back}>
            {t('form.previous')}
          </Button>
        )}
        <span className={styles.spring} />
        {cancel && <span className={styles.cancel}>{cancel}</span>}
        <Button kind="primary" size="large" isSubmit isIconLast isBusy={form.isBusy} icon={isLast ? undefined : arrow}>
          {isLast ? submitText : (nextText ?? t('form.next'))}
        </Button>
      </ActionBar>
    </div>
  );
}

/** A form in steps: the rail, the step on the screen with the ways on and back, and what stands beside it. */
export function Wizard({ form, title, steps, aside, asideLabel, submitText, nextText, cancel, children, ...rest }: WizardProps) {
  const titled = steps.map((step, index) => (index + 1 < form.step ? step : { title: step.title }));
  return (
    <div className={styles.layout}>
      <WizardRail title={title} steps={titled} current={form.step} />
      <Form form={form} {...rest} headingClass={styles.heading}>
        {children}
        <WizardActions form={form} submitText={submitText} nextText={nextText} cancel={cancel} />
      </Form>
      <aside className={styles.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
