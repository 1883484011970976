import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form/form.tsx';
import { GuardedForm } from '../work/guarded-form.tsx';
import { ActionBar } from '../content/action-bar.tsx';
import { Button } from '../work/button.tsx';
import { ProgressBar } from '../work/progress-bar.tsx';
import { PapersField } from './papers-field.tsx';

interface SendPapersFormProps {
  form: ComponentProps<typeof GuardedForm>['form'] & ComponentProps<typeof PapersField>['form'];
  /** What sending leads to. */
  lead: string;
  /** How much has gone while they are sent, 0 to 1. */
  sent: number | undefined;
  /** Fields beside the papers. */
  children?: ReactNode;
}

/** Asks for the mark `verified`, with papers. */
export function SendPapersForm({ form, lead, sent, children }: SendPapersFormProps) {
  const { t } = useTranslation('papers');
  return (
    <GuardedForm form={form} heading={t('mark.title')} lead={lead}>
      <Fields>
        {children}
        <PapersField form={form} />
      </Fields>
      {sent !== undefined && <ProgressBar share={sent} label={t('mark.progress')} />}
      <ActionBar>
        <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
          {t('mark.submit')}
        </Button>
      </ActionBar>
    </GuardedForm>
  );
}
