import { useTranslation } from 'react-i18next';
import { Fields } from '#shared/form/form.tsx';
import type { useForm } from '#shared/form/use-form.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { WorkChecks, WorkChoices } from '#shared/work/choices.tsx';
import { WorkInput, WorkNumber, WorkTextArea } from '#shared/work/controls.tsx';
import { FormSection } from '#shared/work/form-section.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { actions, listingNumbers, ownerNumbers, provinces } from './rule-form.ts';
import type { NumberField, RuleForm } from './rule-form.ts';
import { useProvinceName } from './rule-words.tsx';

const longestTitle = 80;
const longestWords = 500;

type Form = ReturnType<typeof useForm<RuleForm>>;

interface FormProps {
  form: Form;
}

/** One text in both languages, side by side where there is room. */
function InBoth({ form, part, isTitle = false }: FormProps & { part: 'title' | 'admin' | 'owner'; isTitle?: boolean }) {
  const { t } = useTranslation('admin-rules');
  return (
    <Fields shape="pair">
      {(['En', 'Ur'] as const).map((language) => {
        const field = `${part}${language}` as const;
        return (
          <WorkField key={field} {...form.about(field)} label={t(`field.${field}`)}>
            {isTitle ? (
              <WorkInput {...form.text(field)} maxLength={longestTitle} autoComplete="off" />
            ) : (
              <WorkTextArea {...form.text(field)} maxLength={longestWords} rows={3} />
            )}
          </WorkField>
        );
      })}
    </Fields>
  );
}

function NumberFields({ form, fields }: FormProps & { fields: readonly NumberField[] }) {
  const { t } = useTranslation('admin-rules');
  return (
    <Fields shape="pair">
      {fields.map((field) => (
        <WorkField key={field} {...form.about(field)} label={t(`field.${field}`)} isOptional>
          <WorkNumber {...form.text(field)} />
        </WorkField>
      ))}
    </Fields>
  );
}

/** Which listings it is about at all; with nothing chosen, all of them. */
function Choices({ form }: FormProps) {
  const { t } = useTranslation('admin-rules');
  const choices = usePetChoices();
  const provinceName = useProvinceName();
  return (
    <Fields>
      <WorkField {...form.about('species')} label={t('field.species')} isGroup isOptional>
        <WorkChecks choices={choices('species')} value={form.values.species} onValue={(chosen) => form.change('species', chosen)} />
      </WorkField>
      <WorkField {...form.about('provinces')} label={t('field.provinces')} isGroup isOptional>
        <WorkChecks
          choices={provinces.map((value) => ({ value, text: provinceName(value) }))}
          value={form.values.provinces}
          onValue={(chosen) => form.change('provinces', chosen)}
        />
      </WorkField>
      <WorkField {...form.about('adoptionTypes')} label={t('field.adoptionTypes')} isGroup isOptional>
        <WorkChecks
          choices={choices('adoptionType')}
          value={form.values.adoptionTypes}
          onValue={(chosen) => form.change('adoptionTypes', chosen)}
        />
      </WorkField>
    </Fields>
  );
}

/** All of a rule, part by part. */
export function RuleFields({ form }: FormProps) {
  const { t } = useTranslation('admin-rules');
  return (
    <>
      <FormSection title={t('part.rule')}>
        <InBoth form={form} part="title" isTitle />
        <WorkField {...form.about('action')} label={t('field.action')} hint={t(`action.${form.values.action}.hint`)} isGroup>
          <WorkChoices
            look="segmented"
            choices={actions.map((value) => ({ value, text: t(`action.${value}.name`) }))}
            value={form.values.action}
            onValue={(action) => form.change('action', action)}
          />
        </WorkField>
      </FormSection>
      <FormSection title={t('part.words')}>
        <Fields>
          <WorkField {...form.about('words')} label={t('field.words')} hint={t('hint.words')} isOptional>
            <WorkTextArea {...form.text('words')} rows={8} />
          </WorkField>
          <WorkField {...form.about('unless')} label={t('field.unless')} hint={t('hint.unless')} isOptional>
            <WorkTextArea {...form.text('unless')} rows={4} />
          </WorkField>
        </Fields>
      </FormSection>
      <FormSection title={t('part.listing')}>
        <Choices form={form} />
        <NumberFields form={form} fields={listingNumbers} />
      </FormSection>
      <FormSection title={t('part.owner')}>
        <NumberFields form={form} fields={ownerNumbers} />
      </FormSection>
      <FormSection title={t('part.told')}>
        <InBoth form={form} part="admin" />
        <InBoth form={form} part="owner" />
      </FormSection>
    </>
  );
}
