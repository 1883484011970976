import { mostAccessoryPictures, accessoryCategories, longestOfAccessory } from '@paltu/reference';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnAccessory } from '#shared/api/types.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { Fields, formPage } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { PhotoField } from '#shared/photos/photo-field.tsx';
import { useArrivals } from '#shared/photos/use-arrivals.ts';
import { usePhotos } from '#shared/photos/use-photos.ts';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { WorkChecks, WorkChoices } from '#shared/work/choices.tsx';
import { WorkInput, WorkNumber, WorkSelect, WorkTextArea } from '#shared/work/controls.tsx';
import { FormSection } from '#shared/work/form-section.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { Unregistered } from './own-store-frame.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';
import { productFieldOf, productRules } from './product.ts';
import type { ProductForm } from './product.ts';

interface ProductFormOptions {
  initial: ProductForm;
  draftKey: string;
  /** `imageIds`: those of the pictures, in the order of the screen; `sendKey` names the attempt. */
  submit: (written: { values: ProductForm; imageIds: string[]; sendKey: string }) => Promise<unknown>;
}

/** A product as it is written: its form and its photos. */
export function useProductForm({ initial, draftKey, submit }: ProductFormOptions) {
  const photos = usePhotos('/commerce/images', mostAccessoryPictures);
  const form = useForm<ProductForm>({
    ...{ initial, fieldOf: productFieldOf, isBlocked: photos.isUnderWay, isGuarded: true },
    rules: productRules({ count: photos.photos.length, unsent: photos.unsent }),
    draft: { key: draftKey, place: 'device' },
    words: { failed: 'vendor-office:failed.product' },
    submit: (values, sendKey) => submit({ values, sendKey, imageIds: photos.images.map(({ id }) => id) }),
  });
  useArrivals(form, photos);
  const startAfresh = () => {
    form.startAfresh();
    photos.open(form.initial.photos);
  };
  return { form, photos, startAfresh };
}

type WrittenProduct = ReturnType<typeof useProductForm>;

type FormProps = Pick<WrittenProduct, 'form'>;

interface AnimalFieldProps extends FormProps {
  /** The animals that it is thought to be for, as long as its store has not chosen them. */
  guess: ProductForm['forSpecies'];
}

/** The animals that it is for, and the question whether they were guessed rightly. */
function AnimalField({ form, guess }: AnimalFieldProps) {
  const { t } = useTranslation(['vendor-office', 'pet', 'shell']);
  const choices = usePetChoices()('species');
  const animals = guess.map((one) => t(`pet:speciesMany.${one}`).toLowerCase()).join(t('shell:comma'));
  const hint = guess.length > 0 ? t('product.hint.guess', { animals }) : t('product.hint.forSpecies');
  return (
    <WorkField {...form.about('forSpecies')} label={t('product.field.forSpecies')} hint={hint} isGroup isOptional>
      <WorkChecks choices={choices} value={form.values.forSpecies} onValue={(chosen) => form.change('forSpecies', chosen)} />
    </WorkField>
  );
}

function WordFields({ form, guess }: AnimalFieldProps) {
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
      <AnimalField form={form} guess={guess} />
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

interface ProductFieldsProps extends Pick<WrittenProduct, 'form' | 'photos'>, Pick<AnimalFieldProps, 'guess'> {
  /** How the product can stand after saving. */
  statuses: readonly OwnAccessory['status'][];
}

/** All of a product, part by part. */
function ProductFields({ form, photos, statuses, guess }: ProductFieldsProps) {
  const { t } = useTranslation(['vendor-office', 'fields']);
  return (
    <>
      <FormSection title={t('product.part.about')}>
        <WordFields form={form} guess={guess} />
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

interface ProductPageProps extends Partial<Pick<AnimalFieldProps, 'guess'>> {
  written: WrittenProduct;
  statuses: Parameters<typeof ProductFields>[0]['statuses'];
  heading: ReactNode;
  submit: string;
  /** Above the form: what has to be known of the product. */
  notice?: ReactNode;
  /** Beside the way to save: what else can be done with the product. */
  more?: ReactNode;
}

/** One product on a single page, new or edited. */
export function ProductPage({ written, statuses, heading, submit, notice, more, guess = [] }: ProductPageProps) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  const { form, photos, startAfresh } = written;
  const notices = (
    <>
      <Unregistered />
      {notice}
    </>
  );
  return (
    <div className={workPage}>
      <div className={formPage}>
        <BackLink to={vendorPage} query={vendorPlaces.products}>
          {t('product.back')}
        </BackLink>
        <GuardedForm form={form} heading={heading} lead={t('shell:form.allRequired')} notice={notices} onStartAfresh={startAfresh}>
          <ProductFields form={form} photos={photos} statuses={statuses} guess={guess} />
          {more}
          <ActionBar>
            <ActionLink to={vendorPage} query={vendorPlaces.products} kind="outlined" size="large">
              {t('shell:form.cancel')}
            </ActionLink>
            <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
              {form.isWaiting ? t('product.awaitingPhotos') : submit}
            </Button>
          </ActionBar>
        </GuardedForm>
      </div>
    </div>
  );
}
