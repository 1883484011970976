import { handlingDays, longestOfStore, storeTypes, promos } from '@paltu/reference';
import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { Fields, formPage } from '#shared/form/form.tsx';
import { askPosition } from '#shared/form/ask-position.ts';
import type { NoPosition } from '#shared/form/ask-position.ts';
import { changeCity } from '#shared/form/place-form.ts';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { formatPrice } from '#shared/format/format.ts';
import { useCityChoices } from '#shared/i18n/use-city-choices.ts';
import { PictureField } from '#shared/photos/picture-field.tsx';
import { shrunkFile } from '#shared/photos/shrunk-file.ts';
import { Button } from '#shared/work/button.tsx';
import { WorkSelect, WorkTextArea, WorkInput } from '#shared/work/controls.tsx';
import { FormSection } from '#shared/work/form-section.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { ProgressBar } from '#shared/work/progress-bar.tsx';
import { TagInput } from '#shared/work/tag-input.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { OwnStoreFrame, StoreVisibility } from './own-store-frame.tsx';
import styles from './own-store.module.css';
import { bodyOfStore, bringsFiles, storeFieldOf, formOfStore, storeRules } from './store-form.ts';
import type { StoreForm, StoreForm as Values } from './store-form.ts';

interface StorePicturesProps {
  form: Form<StoreForm>;
  store: OwnStore | undefined;
}

/** The picture of a store, and the wide one above its pages. */
function StorePictures({ form, store }: StorePicturesProps) {
  const { t } = useTranslation(['vendor-office', 'fields']);
  return (
    <>
      <PictureField
        {...form.about('image')}
        label={t('store.field.image')}
        known={store?.image?.urls['320']}
        isBusy={form.isBusy}
        onFile={(file) => form.change('image', file)}
      >
        {(picture) => <Avatar name={form.values.name} picture={picture} size={96} />}
      </PictureField>
      <PictureField
        {...form.about('banner')}
        label={t('store.field.banner')}
        hint={t('store.hint.banner')}
        known={store?.banner?.urls['800']}
        isBusy={form.isBusy}
        onFile={(file) => form.change('banner', file)}
      >
        {(picture) => picture !== undefined && <img src={picture} alt="" className={styles.banner} />}
      </PictureField>
    </>
  );
}

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

/** Where the store is on the map: at the centre of its city, or where its owner stands. */
function PlaceChoice({ form }: StoreFieldsProps) {
  const { t } = useTranslation('vendor-office');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<NoPosition>();
  const isMarked = form.values.latitude !== '';
  const move = (latitude: string, longitude: string) => {
    form.change('latitude', latitude);
    form.change('longitude', longitude);
    setProblem(undefined);
  };
  const ask = async () => {
    setAsking(true);
    const found = await askPosition();
    setAsking(false);
    if (typeof found === 'string') setProblem(found);
    else move(String(found.latitude), String(found.longitude));
  };
  return (
    <WorkField
      label={t('store.place.label')}
      hint={t('store.place.hint')}
      error={problem && t(`store.place.${problem}`)}
      isGroup
      isOptional
    >
      <p role="status">{t(isMarked ? 'store.place.marked' : 'store.place.city')}</p>
      <div className={styles.sign}>
        <Button size="small" isBusy={isAsking} icon={<Navigation size={18} aria-hidden />} onClick={() => void ask()}>
          {t('store.place.use')}
        </Button>
        {isMarked && (
          <Button size="small" kind="link" onClick={() => move('', '')}>
            {t('store.place.clear')}
          </Button>
        )}
      </div>
    </WorkField>
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
      <PlaceChoice form={form} />
      <WorkField {...form.about('hours')} label={t('store.field.hours')} hint={t('store.hint.hours')} isOptional>
        <WorkInput {...form.text('hours')} maxLength={longestOfStore.hours} autoComplete="off" />
      </WorkField>
    </Fields>
  );
}

const daysToSend = Array.from({ length: handlingDays.most }, (_none, index) => index + handlingDays.least);

function OfferFields({ form }: StoreFieldsProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <Fields>
      <WorkField {...form.about('sendsWithinDays')} label={t('store.field.sendsWithinDays')} hint={t('store.hint.sendsWithinDays')}>
        <WorkSelect
          value={form.values.sendsWithinDays}
          options={daysToSend.map((count) => ({ value: String(count), label: t('store.days', { count }) }))}
          onValue={(days) => form.change('sendsWithinDays', days)}
        />
      </WorkField>
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
function StoreFields({ form }: StoreFieldsProps) {
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

interface StoreFormProps {
  store: OwnStore | undefined;
  memberId: string;
}

/** Pictures are made smaller when the form is sent: they may come and go until then. */
async function withShrunkPictures({ image, banner, ...rest }: Values): Promise<Values> {
  return { ...rest, image: image && (await shrunkFile(image)), banner: banner && (await shrunkFile(banner)) };
}

function useStoreForm({ store, memberId }: StoreFormProps) {
  const [open] = commerceEndpoints.usePostStoresMutation();
  const [edit] = commerceEndpoints.usePutStoresMutation();
  const [sent, setSent] = useState<number>();
  const form = useForm({
    initial: formOfStore(store),
    rules: storeRules,
    fieldOf: storeFieldOf,
    // A file cannot be written down: pictures are chosen again.
    draft: { key: `store.${memberId}`, place: 'device', without: ['image', 'banner'] },
    isGuarded: true,
    words: { failed: 'vendor-office:failed.store' },
    submit: async (values) => {
      const body = bodyOfStore(await withShrunkPictures(values));
      const asked = { body, ...(bringsFiles(values) && { onProgress: setSent }) };
      await (store === undefined ? open(asked) : edit(asked)).unwrap().finally(() => setSent(undefined));
    },
  });
  return { form, sent };
}

/** Opens a store, or edits the one that is there. */
function StoreForm(props: StoreFormProps) {
  const { t } = useTranslation(['vendor-office', 'fields', 'shell']);
  const { form, sent } = useStoreForm(props);
  const isNew = props.store === undefined;
  return (
    <div className={formPage}>
      <GuardedForm form={form} heading={t(isNew ? 'store.openTitle' : 'store.title')} lead={t(isNew ? 'store.openLead' : 'store.lead')}>
        <StorePictures form={form} store={props.store} />
        <StoreFields form={form} />
        {isNew &&
          promos.map(({ code, discount, atMost }) => (
            <Panel key={code} title={t('store.promo.title', { code })}>
              <p>{t('store.promo.text', { percent: discount, most: formatPrice(t, atMost) })}</p>
              <p>{t('store.promo.borne')}</p>
            </Panel>
          ))}
        {sent !== undefined && <ProgressBar share={sent} label={t('fields:picture.progress')} />}
        <ActionBar>
          <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
            {t(isNew ? 'none.open' : 'save')}
          </Button>
        </ActionBar>
      </GuardedForm>
    </div>
  );
}

/** The own store: opened here, edited here, closed and opened again. */
export function StoreScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation('vendor-office');
  const opening = (
    <div className={workPage}>
      <StoreForm store={undefined} memberId={memberId} />
    </div>
  );
  return (
    <OwnStoreFrame title={t('store.title')} none={opening}>
      {(store) => (
        <div className={`${workPage} ${styles.page}`}>
          <StoreVisibility store={store} />
          {/* Pictures that have been sent are not to be sent again. */}
          <StoreForm key={[store.image, store.banner].map((picture) => picture?.id).join()} store={store} memberId={memberId} />
        </div>
      )}
    </OwnStoreFrame>
  );
}
