import { mostVetPictures, longestOfVet } from '@paltu/reference';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetFile, forgetFiles, keepFile } from '#shared/photos/photo-files.ts';
import { lookAtFiles } from '#shared/photos/look-at-file.ts';
import { pictureTypes, checkFiles } from '#shared/photos/photo-rules.ts';
import type { Refusal } from '#shared/photos/photo-rules.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { FilesButton } from '#shared/work/file-button.tsx';
import { PictureButton } from '#shared/content/picture-button.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
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
import type { GalleryPicture, VetForm } from './vet-form.ts';
import styles from './profile.module.css';

function pictureOf(file: File): GalleryPicture {
  const { key, preview } = keepFile(file);
  return { id: key, address: preview, file };
}

/** Takes new pictures into the form, and lets go of one. */
function useGallery({ form }: VetFormProps) {
  const { t } = useTranslation('fields');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const pictures = form.values.images;
  useEffect(() => forgetFiles, []);
  const add = async (files: readonly File[]) => {
    const { taken, refusals: found } = checkFiles(await lookAtFiles(files), pictures.length, mostVetPictures);
    setRefusals(found);
    if (taken.length > 0) form.change('images', [...pictures, ...taken.map(pictureOf)]);
  };
  const remove = (id: string) => {
    setRefusals([]);
    forgetFile(id);
    form.change(
      'images',
      pictures.filter((picture) => picture.id !== id),
    );
  };
  const refused = refusals.map(({ reason, name }) => t(`photos.refused.${reason}`, { name: `\u2068${name}\u2069`, most: mostVetPictures }));
  return { pictures, refused: refused.join(' '), add, remove };
}

/** The pictures of the clinic, up to eight: those that are there can be taken away, new ones are sent with the form. */
export function GalleryField({ form }: VetFormProps) {
  const { t } = useTranslation(['vet-profile', 'fields']);
  const { id, error } = form.about('images');
  const { pictures, refused, add, remove } = useGallery({ form });
  useKeptFocus(pictures.length, id);
  const problem = refused === '' ? error : refused;
  return (
    <WorkField id={id} label={t('field.images')} hint={t('hint.images', { most: mostVetPictures })} error={problem} isOptional isGroup>
      <div className={styles.gallery}>
        {pictures.length > 0 && (
          <ul className={styles.pictures} aria-label={t('field.images')}>
            {pictures.map((picture, index) => (
              <li key={picture.id} className={styles.picture}>
                <img src={picture.address} alt={t('fields:photos.number', { number: index + 1 })} />
                <PictureButton
                  label={t('fields:photos.remove', { number: index + 1 })}
                  className={styles.remove}
                  onClick={() => remove(picture.id)}
                >
                  <Trash2 size={20} aria-hidden />
                </PictureButton>
              </li>
            ))}
          </ul>
        )}
        {pictures.length < mostVetPictures && (
          <FilesButton
            isMultiple
            text={t('gallery.add')}
            about={t('field.images')}
            accepted={pictureTypes}
            onFiles={(files) => void add(files)}
          />
        )}
      </div>
    </WorkField>
  );
}

interface VetFormProps {
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
function PersonFields({ form }: VetFormProps) {
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
function ClinicFields({ form }: VetFormProps) {
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
function OfferFields({ form }: VetFormProps) {
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
