import { accessoryCategories, longestOfAccessory } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { OwnAccessory } from '#shared/api/types.ts';
import { FormSection } from '#shared/work/form-section.tsx';
import { Fields } from '#shared/form/form.tsx';
import { PhotoField } from '#shared/photos/photo-field.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkInput, WorkNumber, WorkSelect, WorkTextArea } from '#shared/work/controls.tsx';
import type { WrittenProduct } from './use-product-form.ts';

type FormProps = Pick<WrittenProduct, 'form'>;

function WordFields({ form }: FormProps) {
  const { t } = useTranslation(['vendor-office', 'shop']);
  const categories = accessoryCategories.map((value) => ({ value, label: t(`shop:category.${value}`) }));
  return (
    <Fields>
      <WorkField {...form.about('name')} label={t('product.field.name')} hint={t('product.hint.name')}>
        <WorkInput {...form.text('name')} maxLength={longestOfAccessory.name} autoComplete="off" />
      </WorkField>
      <WorkField {...form.about('category')} label={t('product.field.category')}>
        <WorkSelect
          placeholder={t('choose')}
          value={form.values.category || undefined}
          options={categories}
          onValue={(category) => form.change('category', category)}
        />
      </WorkField>
      <WorkField {...form.about('description')} label={t('product.field.description')} hint={t('product.hint.description')}>
        <WorkTextArea {...form.text('description')} maxLength={longestOfAccessory.description} />
      </WorkField>
    </Fields>
  );
}

interface NumberFieldProps extends FormProps {
  field: 'price' | 'originalPrice' | 'quantity' | 'packDays';
  isOptional?: boolean;
}

function NumberField({ form, field, isOptional = false }: NumberFieldProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <WorkField {...form.about(field)} label={t(`product.field.${field}`)} hint={t(`product.hint.${field}`)} isOptional={isOptional}>
      <WorkNumber {...form.text(field)} />
    </WorkField>
  );
}

interface ProductFieldsProps extends Pick<WrittenProduct, 'form' | 'photos'> {
  /** How the product can stand after saving. */
  statuses: readonly OwnAccessory['status'][];
}

/** All of a product, part by part. */
export function ProductFields({ form, photos, statuses }: ProductFieldsProps) {
  const { t } = useTranslation(['vendor-office', 'fields']);
  return (
    <>
      <FormSection title={t('product.part.about')}>
        <WordFields form={form} />
      </FormSection>
      <FormSection title={t('product.part.price')}>
        <Fields shape="pair">
          <NumberField form={form} field="price" />
          <NumberField form={form} field="originalPrice" isOptional />
          <NumberField form={form} field="quantity" />
          <NumberField form={form} field="packDays" isOptional />
        </Fields>
      </FormSection>
      <FormSection title={t('fields:photos.label')}>
        <PhotoField form={form} photos={photos} />
      </FormSection>
      <WorkField {...form.about('status')} label={t('product.field.status')} isGroup>
        <WorkChoices
          look="segmented"
          choices={statuses.map((value) => ({ value, text: t(`status.${value}`) }))}
          value={form.values.status}
          onValue={(status) => form.change('status', status)}
        />
      </WorkField>
    </>
  );
}
