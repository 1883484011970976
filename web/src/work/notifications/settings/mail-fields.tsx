import { useTranslation } from 'react-i18next';
import { FormSection } from '#shared/work/form-section.tsx';
import type { Form } from '#shared/form/use-form.ts';
import { languages } from '#shared/i18n/language.ts';
import { WorkInput, WorkSelect, WorkSwitch } from '#shared/work/controls.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import type { SettingsForm } from './settings-form.ts';

/** In which language mails come, and at what hours none do. */
export function MailFields({ form }: { form: Form<SettingsForm> }) {
  const { t } = useTranslation('notifications');
  const { language, isQuiet } = form.values;
  const options = (['en', 'ur'] as const).map((value) => ({ value, label: languages[value].name }));
  return (
    <FormSection title={t('settings.mails')}>
      <WorkField {...form.about('language')} label={t('settings.language')}>
        <WorkSelect value={language} onValue={(chosen) => form.change('language', chosen)} options={options} />
      </WorkField>
      <WorkField {...form.about('isQuiet')} label={t('settings.quiet')} hint={t('settings.quietHint')}>
        <WorkSwitch value={isQuiet} onValue={(chosen) => form.change('isQuiet', chosen)} />
      </WorkField>
      {isQuiet &&
        (['from', 'until'] as const).map((field) => (
          <WorkField key={field} {...form.about(field)} label={t(`settings.${field}`)}>
            <WorkInput type="time" dir="ltr" {...form.text(field)} />
          </WorkField>
        ))}
    </FormSection>
  );
}
