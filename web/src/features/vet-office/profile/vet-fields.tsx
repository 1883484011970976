import { longestOfVet } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#shared/form/form-section.tsx';
import { Fields } from '#shared/form/form.tsx';
import { PlaceFields } from '#shared/form/place-fields.tsx';
import { changeCity } from '#shared/form/place-form.ts';
import { typedPrice } from '#shared/form/typed-price.ts';
import type { Form } from '#shared/form/use-form.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SwitchList, SwitchRow } from '#shared/ui/switch-row.tsx';
import { TagInput } from '#shared/ui/tag-input.tsx';
import { SelectInput, TextArea, TextInput } from '#shared/ui/text-input.tsx';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import { vetChoices } from '#shared/vet/vet-choices.ts';
import type { VetForm } from './vet-form.ts';

export interface VetFormProps {
  form: Form<VetForm>;
}

interface ShortTextProps extends VetFormProps {
  field: 'name' | 'qualifications' | 'clinicName' | 'address' | 'availability';
  isOptional?: boolean;
}

function ShortText({ form, field, isOptional = false }: ShortTextProps) {
  const { t } = useTranslation('vet-profile');
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} isOptional={isOptional}>
      <TextInput {...form.text(field)} maxLength={longestOfVet[field]} autoComplete="off" />
    </Field>
  );
}

/** Who the vet is. */
export function PersonFields({ form }: VetFormProps) {
  const { t } = useTranslation('vet-profile');
  const specialties = useVetChoices()('specialty');
  return (
    <Fields>
      <ShortText form={form} field="name" />
      <Field {...form.about('specialty')} label={t('field.specialty')}>
        <SelectInput
          name="specialty"
          value={form.values.specialty}
          onValue={(value) => form.change('specialty', value as VetForm['specialty'])}
        >
          <option value="">{t('choose')}</option>
          <Options choices={specialties} />
        </SelectInput>
      </Field>
      <ShortText form={form} field="qualifications" />
      <Field {...form.about('experience')} label={t('field.experience')} isOptional>
        <TextInput
          {...form.text('experience')}
          onValue={(text) => form.change('experience', typedPrice(text).slice(0, 2))}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
      <Field {...form.about('bio')} label={t('field.bio')} isOptional>
        <TextArea {...form.text('bio')} rows={4} maxLength={longestOfVet.bio} />
      </Field>
    </Fields>
  );
}

/** Where the vet is visited, what for, and how the clinic is reached. */
export function ClinicFields({ form }: VetFormProps) {
  const { t } = useTranslation(['vet-profile', 'vet']);
  return (
    <Fields>
      <ShortText form={form} field="clinicName" />
      <ShortText form={form} field="address" />
      <Field {...form.about('city')} label={t('field.city')}>
        <SelectInput {...form.text('city')} onValue={(city) => changeCity(form, city)}>
          <option value="">{t('choose')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <PlaceFields form={form} />
      <Field {...form.about('consultationFee')} label={t('field.consultationFee')} hint={t('hint.consultationFee')}>
        <TextInput
          {...form.text('consultationFee')}
          onValue={(text) => form.change('consultationFee', typedPrice(text))}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
      <Field {...form.about('phone')} label={t('field.phone')} hint={t('hint.contact')} isOptional>
        <TextInput {...form.text('phone')} type="tel" maxLength={30} autoComplete="off" />
      </Field>
      <Field {...form.about('email')} label={t('field.email')} isOptional>
        <TextInput {...form.text('email')} type="email" autoComplete="off" />
      </Field>
    </Fields>
  );
}

/** What the vet offers. */
export function OfferFields({ form }: VetFormProps) {
  const { t } = useTranslation(['vet-profile', 'vet']);
  return (
    <Fields>
      <ShortText form={form} field="availability" isOptional />
      <SwitchList>
        {vetChoices.offer.map((offer) => (
          <SwitchRow key={offer} label={t(`vet:offer.${offer}`)} isOn={form.values[offer]} onChange={(isOn) => form.change(offer, isOn)} />
        ))}
      </SwitchList>
      <Field {...form.about('services')} label={t('field.services')} hint={t('hint.services')} isOptional>
        <TagInput
          tags={form.values.services}
          longestTag={longestOfVet.service}
          words={{ add: t('service.add'), remove: (tag) => t('service.remove', { tag }) }}
          onTags={(services) => form.change('services', services)}
        />
      </Field>
    </Fields>
  );
}

/** All of a profile's texts and choices, part by part. */
export function VetSections({ form }: VetFormProps) {
  const { t } = useTranslation('vet-profile');
  return (
    <>
      <FormSection title={t('part.person')}>
        <PersonFields form={form} />
      </FormSection>
      <FormSection title={t('part.clinic')}>
        <ClinicFields form={form} />
      </FormSection>
      <FormSection title={t('part.offer')}>
        <OfferFields form={form} />
      </FormSection>
    </>
  );
}
