import { useTranslation } from 'react-i18next';
import { longest } from '@paltu/reference';
import { Fields } from '#shared/form/form.tsx';
import { typedPrice } from '#shared/form/typed-price.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import type { Choice } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SwitchList, SwitchRow } from '#shared/ui/switch-row.tsx';
import { TagInput } from '#shared/ui/tag-input.tsx';
import { SelectInput, TextArea, TextInput } from '#shared/ui/text-input.tsx';
import type { PetFormProps } from '../form/use-pet-form.ts';
import type { PetForm } from '../form/pet-form.ts';
import { PaperFields } from './paper-fields.tsx';
import styles from './pet-fields.module.css';

type OneField = 'species' | 'gender' | 'size' | 'healthStatus' | 'adoptionType' | 'status' | 'experience' | 'homeType';
type FlagField = 'vaccinated' | 'neutered' | 'microchipped' | 'urgent' | 'children' | 'otherPets';

interface OneOfProps extends PetFormProps {
  field: OneField;
  hint?: string;
  look?: 'row' | 'segmented';
  /** Where they are not all that the API takes, or have other words. */
  choices?: readonly Choice<string>[];
}

/** A field of which one choice is taken. */
export function OneOf({ form, field, hint, look = 'row', choices }: OneOfProps) {
  const { t } = useTranslation('my-pets');
  const usual = usePetChoices()(field);
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} hint={hint} isGroup>
      <ChoiceTiles<string>
        look={look}
        choices={choices ?? usual}
        value={form.values[field]}
        onValue={(value) => form.change(field, value as PetForm[OneField])}
      />
    </Field>
  );
}

export function ManyOf({ form, field, isOptional = true }: PetFormProps & { field: 'personality' | 'goodWith'; isOptional?: boolean }) {
  const { t } = useTranslation('my-pets');
  const choices = usePetChoices()(field);
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} isGroup isOptional={isOptional}>
      <ChoiceTiles<string> isMultiple choices={choices} value={form.values[field]} onValue={(chosen) => form.change(field, chosen)} />
    </Field>
  );
}

export function Switches({ form, fields }: PetFormProps & { fields: readonly FlagField[] }) {
  const { t } = useTranslation('my-pets');
  return (
    <SwitchList>
      {fields.map((field) => (
        <SwitchRow key={field} label={t(`field.${field}`)} isOn={form.values[field]} onChange={(isOn) => form.change(field, isOn)} />
      ))}
    </SwitchList>
  );
}

interface ShortTextProps extends PetFormProps {
  field: 'name' | 'breed' | 'age' | 'color' | 'weight';
  hint?: string;
  isOptional?: boolean;
}

function ShortText({ form, field, hint, isOptional = false }: ShortTextProps) {
  const { t } = useTranslation('my-pets');
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} hint={hint} isOptional={isOptional}>
      <TextInput {...form.text(field)} maxLength={longest[field]} autoComplete="off" />
    </Field>
  );
}

export function OptionalText({ form, field, hint }: PetFormProps & { field: 'specialNeeds' | 'reasonForRehoming'; hint?: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} hint={hint} isOptional>
      <TextArea {...form.text(field)} rows={2} maxLength={longest[field]} />
    </Field>
  );
}

interface LooksFieldsProps extends PetFormProps {
  /** The sizes in other words than usual. */
  sizes?: readonly Choice<string>[];
  /** Whether color and weight may be left out. */
  isBrief?: boolean;
}

/** What the pet is. */
export function LooksFields({ form, sizes, isBrief = false }: LooksFieldsProps) {
  const { t } = useTranslation('my-pets');
  return (
    <Fields>
      <ShortText form={form} field="name" />
      <OneOf form={form} field="species" />
      <Fields shape="pair">
        <ShortText form={form} field="breed" hint={t('hint.breed')} />
        <ShortText form={form} field="age" hint={t('hint.age')} />
      </Fields>
      <OneOf form={form} field="gender" />
      <OneOf form={form} field="size" {...(sizes && { choices: sizes })} />
      <Fields shape="pair">
        <ShortText form={form} field="color" hint={t('hint.color')} isOptional={isBrief} />
        <ShortText form={form} field="weight" hint={t('hint.weight')} isOptional={isBrief} />
      </Fields>
    </Fields>
  );
}

export function DescriptionField({ form, most = longest.description, hint }: PetFormProps & { most?: number; hint?: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <Field {...form.about('description')} label={t('field.description')} hint={hint ?? t('hint.description')}>
      <TextArea {...form.text('description')} rows={6} maxLength={most} />
    </Field>
  );
}

/** Everything of step 1. */
export function BasicFields({ form }: PetFormProps) {
  return (
    <Fields>
      <LooksFields form={form} />
      <DescriptionField form={form} />
    </Fields>
  );
}

export function HealthFields({ form, choices }: PetFormProps & { choices?: readonly Choice<string>[] }) {
  const { t } = useTranslation('my-pets');
  return (
    <Fields>
      <OneOf form={form} field="healthStatus" {...(choices && { choices })} />
      <Switches form={form} fields={['vaccinated', 'neutered', 'microchipped']} />
      <OptionalText form={form} field="specialNeeds" hint={t('hint.specialNeeds')} />
      <PaperFields form={form} />
    </Fields>
  );
}

function PriceField({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const isSale = form.values.adoptionType === 'Sale';
  return (
    <Field {...form.about('price')} label={t('field.price')} hint={t('hint.price')} isOptional={!isSale} className={styles.price}>
      <TextInput
        {...form.text('price')}
        onValue={(text) => form.change('price', typedPrice(text))}
        prefix={t('price.unit')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
    </Field>
  );
}

/** Where the pet lives, and on what terms it goes. A pet for adoption is free. */
export function PlaceFields({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const { adoptionType } = form.values;
  return (
    <Fields>
      <Field {...form.about('location')} label={t('field.location')}>
        <SelectInput {...form.text('location')}>
          <option value="">{t('chooseCity')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <OneOf form={form} field="adoptionType" hint={t(`hint.adoptionType.${adoptionType}`)} look="segmented" />
      {adoptionType !== 'Adoption' && <PriceField form={form} />}
    </Fields>
  );
}

/** What the owner asks of a new home. */
export function RequirementFields({ form }: PetFormProps) {
  return (
    <Fields>
      <OneOf form={form} field="experience" />
      <OneOf form={form} field="homeType" />
      <Switches form={form} fields={['children', 'otherPets']} />
    </Fields>
  );
}

export function TrainingField({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const training = usePetChoices()('trainingLevel');
  return (
    <Field {...form.about('trainingLevel')} label={t('field.trainingLevel')} isOptional>
      <SelectInput {...form.text('trainingLevel')}>
        <option value="">{t('notSaid')}</option>
        <Options choices={training} />
      </SelectInput>
    </Field>
  );
}

/** How the pet is to live with, and why it needs another home; all of it optional. */
export function CharacterFields({ form }: PetFormProps) {
  return (
    <Fields>
      <ManyOf form={form} field="personality" />
      <ManyOf form={form} field="goodWith" />
      <TrainingField form={form} />
      <OptionalText form={form} field="reasonForRehoming" />
    </Fields>
  );
}

export function TagField({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  return (
    <Field {...form.about('tags')} label={t('field.tags')} hint={t('hint.tags')} isOptional>
      <TagInput tags={form.values.tags} onTags={(tags) => form.change('tags', tags)} />
    </Field>
  );
}
