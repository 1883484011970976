import { longestOfVet } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#shared/work/form-section.tsx';
import { Fields } from '#shared/form/form.tsx';
import { PlaceFields } from '#shared/work/place-fields.tsx';
import { changeCity } from '#shared/form/place-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { useCityChoices } from '#shared/i18n/use-city-choices.ts';
import { TagInput } from '#shared/work/tag-input.tsx';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import { vetChoices } from '#shared/vet/vet-choices.ts';
import { WorkInput, WorkNumber, WorkSelect, WorkTextArea } from '#shared/work/controls.tsx';
import { SwitchLine, SwitchLines } from '#shared/work/switch-line.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
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
    <WorkField {...form.about(field)} label={t(`field.${field}`)} isOptional={isOptional}>
      <WorkInput {...form.text(field)} maxLength={longestOfVet[field]} autoComplete="off" />
    </WorkField>
  );
}

/** Who the vet is. */
export function PersonFields({ form }: VetFormProps) {
  const { t } = useTranslation('vet-profile');
  const specialties = useVetChoices()('specialty');
  return (
    <Fields>
      <ShortText form={form} field="name" />
      <WorkField {...form.about('specialty')} label={t('field.specialty')}>
        <WorkSelect
          placeholder={t('choose')}
          value={form.values.specialty || undefined}
          options={specialties.map(({ value, text }) => ({ value, label: text }))}
          onValue={(value) => form.change('specialty', value)}
        />
      </WorkField>
      <ShortText form={form} field="qualifications" />
      <WorkField {...form.about('experience')} label={t('field.experience')} isOptional>
        <WorkNumber {...form.text('experience')} />
      </WorkField>
      <WorkField {...form.about('bio')} label={t('field.bio')} isOptional>
        <WorkTextArea {...form.text('bio')} maxLength={longestOfVet.bio} />
      </WorkField>
    </Fields>
  );
}

/** Where the vet is visited, what for, and how the clinic is reached. */
export function ClinicFields({ form }: VetFormProps) {
  const { t } = useTranslation(['vet-profile', 'vet']);
  const cities = useCityChoices();
  return (
    <Fields>
      <ShortText form={form} field="clinicName" />
      <ShortText form={form} field="address" />
      <WorkField {...form.about('city')} label={t('field.city')}>
        <WorkSelect
          placeholder={t('choose')}
          value={form.values.city || undefined}
          options={cities}
          onValue={(city) => changeCity(form, city)}
        />
      </WorkField>
      <PlaceFields form={form} />
      <WorkField {...form.about('consultationFee')} label={t('field.consultationFee')} hint={t('hint.consultationFee')}>
        <WorkNumber {...form.text('consultationFee')} />
      </WorkField>
      <WorkField {...form.about('phone')} label={t('field.phone')} hint={t('hint.contact')} isOptional>
        <WorkInput {...form.text('phone')} type="tel" maxLength={30} autoComplete="off" />
      </WorkField>
      <WorkField {...form.about('email')} label={t('field.email')} isOptional>
        <WorkInput {...form.text('email')} type="email" autoComplete="off" />
      </WorkField>
    </Fields>
  );
}

/** What the vet offers. */
export function OfferFields({ form }: VetFormProps) {
  const { t } = useTranslation(['vet-profile', 'vet']);
  return (
    <Fields>
      <ShortText form={form} field="availability" isOptional />
      <SwitchLines>
        {vetChoices.offer.map((offer) => (
          <SwitchLine key={offer} label={t(`vet:offer.${offer}`)} isOn={form.values[offer]} onChange={(isOn) => form.change(offer, isOn)} />
        ))}
      </SwitchLines>
      <WorkField {...form.about('services')} label={t('field.services')} hint={t('hint.services')} isOptional>
        <TagInput
          tags={form.values.services}
          longestTag={longestOfVet.service}
          words={{ add: t('service.add'), remove: (tag) => t('service.remove', { tag }) }}
          onTags={(services) => form.change('services', services)}
        />
      </WorkField>
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
