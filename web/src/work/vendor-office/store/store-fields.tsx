import { longestOfStore, storeTypes } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#shared/work/form-section.tsx';
import { Fields } from '#shared/form/form.tsx';
import { PlaceFields } from '#shared/work/place-fields.tsx';
import { changeCity } from '#shared/form/place-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { useCityChoices } from '#shared/i18n/use-city-choices.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { TagInput } from '#shared/work/tag-input.tsx';
import { WorkSelect, WorkTextArea, WorkInput } from '#shared/work/controls.tsx';
import type { StoreForm } from './store-form.ts';

interface StoreFieldsProps {
  form: Form<StoreForm>;
}

function NameFields({ form }: StoreFieldsProps) {
  const { t } = useTranslation(['vendor-office', 'shop']);
  const types = storeTypes.map((value) => ({ value, label: t(`shop:type.${value}`) }));
  return (
    <Fields>
      <WorkField {...form.about('name')} label={t('store.field.name')}>
        <WorkInput {...form.text('name')} maxLength={longestOfStore.name} autoComplete="off" />
      </WorkField>
      <WorkField {...form.about('type')} label={t('store.field.type')}>
        <WorkSelect
          placeholder={t('choose')}
          value={form.values.type || undefined}
          options={types}
          onValue={(type) => form.change('type', type)}
        />
      </WorkField>
      <WorkField {...form.about('description')} label={t('store.field.description')} hint={t('store.hint.description')}>
        <WorkTextArea {...form.text('description')} rows={5} maxLength={longestOfStore.description} />
      </WorkField>
    </Fields>
  );
}

function VisitFields({ form }: StoreFieldsProps) {
  const { t } = useTranslation('vendor-office');
  const cities = useCityChoices();
  return (
    <Fields>
      <WorkField {...form.about('city')} label={t('store.field.city')}>
        <WorkSelect
          placeholder={t('choose')}
          value={form.values.city || undefined}
          options={cities}
          onValue={(city) => changeCity(form, city)}
        />
      </WorkField>
      <WorkField {...form.about('address')} label={t('store.field.address')} hint={t('store.hint.address')} isOptional>
        <WorkInput {...form.text('address')} maxLength={longestOfStore.address} autoComplete="off" />
      </WorkField>
      <PlaceFields form={form} />
      <WorkField {...form.about('hours')} label={t('store.field.hours')} hint={t('store.hint.hours')} isOptional>
        <WorkInput {...form.text('hours')} maxLength={longestOfStore.hours} autoComplete="off" />
      </WorkField>
    </Fields>
  );
}

function OfferFields({ form }: StoreFieldsProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <Fields>
      {(['services', 'features'] as const).map((field) => (
        <WorkField key={field} {...form.about(field)} label={t(`store.field.${field}`)} hint={t(`store.hint.${field}`)} isOptional>
          <TagInput
            tags={form.values[field]}
            longestTag={longestOfStore[field === 'services' ? 'service' : 'feature']}
            words={{ add: t(`store.add.${field}`), remove: (tag) => t('store.remove', { tag }) }}
            onTags={(tags) => form.change(field, tags)}
          />
        </WorkField>
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
