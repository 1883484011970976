import { longestOfStore, storeTypes } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#shared/form/form-section.tsx';
import { Fields } from '#shared/form/form.tsx';
import { PlaceFields } from '#shared/form/place-fields.tsx';
import { changeCity } from '#shared/form/place-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { TagInput } from '#shared/ui/tag-input.tsx';
import { SelectInput, TextArea, TextInput } from '#shared/ui/text-input.tsx';
import type { StoreForm } from './store-form.ts';

interface StoreFieldsProps {
  form: Form<StoreForm>;
}

function NameFields({ form }: StoreFieldsProps) {
  const { t } = useTranslation(['vendor-office', 'shop']);
  const types = storeTypes.map((value) => ({ value, text: t(`shop:type.${value}`) }));
  return (
    <Fields>
      <Field {...form.about('name')} label={t('store.field.name')}>
        <TextInput {...form.text('name')} maxLength={longestOfStore.name} autoComplete="off" />
      </Field>
      <Field {...form.about('type')} label={t('store.field.type')}>
        <SelectInput name="type" value={form.values.type} onValue={(type) => form.change('type', type as StoreForm['type'])}>
          <option value="">{t('choose')}</option>
          <Options choices={types} />
        </SelectInput>
      </Field>
      <Field {...form.about('description')} label={t('store.field.description')} hint={t('store.hint.description')}>
        <TextArea {...form.text('description')} rows={5} maxLength={longestOfStore.description} />
      </Field>
    </Fields>
  );
}

function VisitFields({ form }: StoreFieldsProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <Fields>
      <Field {...form.about('city')} label={t('store.field.city')}>
        <SelectInput {...form.text('city')} onValue={(city) => changeCity(form, city)}>
          <option value="">{t('choose')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <Field {...form.about('address')} label={t('store.field.address')} hint={t('store.hint.address')} isOptional>
        <TextInput {...form.text('address')} maxLength={longestOfStore.address} autoComplete="off" />
      </Field>
      <PlaceFields form={form} />
      <Field {...form.about('hours')} label={t('store.field.hours')} hint={t('store.hint.hours')} isOptional>
        <TextInput {...form.text('hours')} maxLength={longestOfStore.hours} autoComplete="off" />
      </Field>
    </Fields>
  );
}

function OfferFields({ form }: StoreFieldsProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <Fields>
      {(['services', 'features'] as const).map((field) => (
        <Field key={field} {...form.about(field)} label={t(`store.field.${field}`)} hint={t(`store.hint.${field}`)} isOptional>
          <TagInput
            tags={form.values[field]}
            longestTag={longestOfStore[field === 'services' ? 'service' : 'feature']}
            words={{ add: t(`store.add.${field}`), remove: (tag) => t('store.remove', { tag }) }}
            onTags={(tags) => form.change(field, tags)}
          />
        </Field>
      ))}
    </Fields>
  );
}

/** All of a store's texts and choices, part by part. */
export function StoreFields({ form }: StoreFieldsProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <>
      <FormSection title={t('store.part.about')}>
        <NameFields form={form} />
      </FormSection>
      <FormSection title={t('store.part.visit')}>
        <VisitFields form={form} />
      </FormSection>
      <FormSection title={t('store.part.offer')}>
        <OfferFields form={form} />
      </FormSection>
    </>
  );
}
