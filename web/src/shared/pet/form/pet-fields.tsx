import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longest } from '@paltu/reference';
import { Fields } from '../../form/form.tsx';
import { typedPrice } from '../../form/typed-price.ts';
import type { Form } from '../../form/use-form.ts';
import { CityOptions } from '../../i18n/city-options.tsx';
import { PhotoField } from '../../photos/photo-field.tsx';
import type { Photos } from '../../photos/use-photos.ts';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import type { Choice } from '../../ui/choice-tiles.tsx';
import { Field } from '../../ui/field.tsx';
import { Options } from '../../ui/options.tsx';
import { SwitchList, SwitchRow } from '../../ui/switch-row.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { SelectInput, TextArea, TextInput } from '../../ui/text-input.tsx';
import { isAskedOf } from '../asked-of.ts';
import { paperKinds } from '../paper-files.ts';
import type { PaperKind } from '../paper-files.ts';
import { usePetChoices } from '../use-pet-choices.ts';
import { BreedInput } from './breed-input.tsx';
import { PaperFields } from './paper-fields.tsx';
import styles from './pet-fields.module.css';
import type { PetForm } from './pet-form.ts';
import type { PetPart, PetRow } from './pet-parts.ts';

/** What a form asks for otherwise than usual. */
interface FieldOverride {
  isOptional?: boolean;
  hint?: string;
  /** The longest text. */
  most?: number;
  choices?: readonly Choice<string>[];
}

interface ControlProps<Name extends keyof PetForm> {
  form: Form<PetForm>;
  field: Name;
  override: FieldOverride;
}

function Line({ form, field }: ControlProps<'name' | 'age' | 'color' | 'weight'>) {
  return <TextInput {...form.text(field)} maxLength={longest[field]} autoComplete="off" />;
}

function Breed({ form, field }: ControlProps<'breed'>) {
  return <BreedInput {...form.text(field)} maxLength={longest[field]} />;
}

function Prose({ form, field, override }: ControlProps<'description' | 'specialNeeds' | 'reasonForRehoming'>) {
  return <TextArea {...form.text(field)} rows={field === 'description' ? 6 : 2} maxLength={override.most ?? longest[field]} />;
}

type OneField = 'species' | 'gender' | 'size' | 'healthStatus' | 'adoptionType' | 'status' | 'experience' | 'homeType';

function One({ form, field, override }: ControlProps<OneField>) {
  const usual = usePetChoices()(field);
  return (
    <ChoiceTiles<string>
      look={field === 'adoptionType' ? 'segmented' : 'row'}
      choices={override.choices ?? usual}
      value={form.values[field]}
      onValue={(value) => form.change(field, value as PetForm[OneField])}
    />
  );
}

function Many({ form, field }: ControlProps<'personality' | 'goodWith'>) {
  const choices = usePetChoices()(field);
  return <ChoiceTiles<string> isMultiple choices={choices} value={form.values[field]} onValue={(chosen) => form.change(field, chosen)} />;
}

function City({ form, field }: ControlProps<'location'>) {
  const { t } = useTranslation('pet-form');
  return (
    <SelectInput {...form.text(field)}>
      <option value="">{t('chooseCity')}</option>
      <CityOptions />
    </SelectInput>
  );
}

function Training({ form, field }: ControlProps<'trainingLevel'>) {
  const { t } = useTranslation('pet-form');
  return (
    <SelectInput {...form.text(field)}>
      <option value="">{t('notGiven')}</option>
      <Options choices={usePetChoices()(field)} />
    </SelectInput>
  );
}

function Price({ form, field }: ControlProps<'price'>) {
  const { t } = useTranslation('pet-form');
  const type = (text: string) => form.change(field, typedPrice(text));
  return <TextInput {...form.text(field)} onValue={type} prefix={t('rupees')} dir="ltr" inputMode="numeric" autoComplete="off" />;
}

function Tags({ form, field }: ControlProps<'tags'>) {
  return <TagInput tags={form.values[field]} onTags={(tags) => form.change(field, tags)} />;
}

/** What is filled in with a switch. */
const flags = ['vaccinated', 'neutered', 'microchipped', 'urgent', 'children', 'otherPets'] as const satisfies readonly (keyof PetForm)[];
type Flag = (typeof flags)[number];
type Labelled = Exclude<keyof PetForm, Flag | PaperKind | 'photos'>;

const isOneOf = <Name extends string>(names: readonly Name[], field: string): field is Name => names.some((name) => name === field);

/** What each of the others is filled in with. */
const controls: { readonly [Name in Labelled]: (props: ControlProps<Name>) => ReactNode } = {
  ...{ name: Line, breed: Breed, age: Line, color: Line, weight: Line },
  ...{ description: Prose, specialNeeds: Prose, reasonForRehoming: Prose },
  ...{ species: One, gender: One, size: One, healthStatus: One, adoptionType: One, status: One, experience: One, homeType: One },
  ...{ personality: Many, goodWith: Many, trainingLevel: Training, tags: Tags },
  ...{ location: City, price: Price },
};

const optional = ['specialNeeds', 'personality', 'goodWith', 'trainingLevel', 'reasonForRehoming', 'tags'] satisfies readonly Labelled[];
const hinted = ['breed', 'age', 'color', 'weight', 'description', 'specialNeeds', 'price', 'tags'] satisfies readonly Labelled[];
/** Those of several inputs, which are labelled as a group. */
const groups: readonly unknown[] = [One, Many];

function useHint({ adoptionType }: PetForm, field: Labelled): string | undefined {
  const { t } = useTranslation('pet-form');
  if (field === 'adoptionType') return t(`hint.adoptionType.${adoptionType}`);
  return isOneOf(hinted, field) ? t(`hint.${field}`) : undefined;
}

function LabelledField({ form, field, override }: ControlProps<Labelled>) {
  const { t } = useTranslation('pet-form');
  const hint = useHint(form.values, field);
  const { adoptionType } = form.values;
  if (field === 'price' && adoptionType === 'Adoption') return null;
  const Control = controls[field] as (props: ControlProps<Labelled>) => ReactNode;
  return (
    <Field
      {...form.about(field)}
      label={t(`field.${field}`)}
      hint={override.hint ?? hint}
      isOptional={override.isOptional ?? (field === 'price' ? adoptionType !== 'Sale' : isOneOf(optional, field))}
      isGroup={groups.includes(Control)}
      className={field === 'price' ? styles.price : ''}
    >
      <Control form={form} field={field} override={override} />
    </Field>
  );
}

function Switches({ form, fields }: { form: Form<PetForm>; fields: readonly Flag[] }) {
  const { t } = useTranslation('pet-form');
  return (
    <SwitchList>
      {fields.map((field) => (
        <SwitchRow key={field} label={t(`field.${field}`)} isOn={form.values[field]} onChange={(isOn) => form.change(field, isOn)} />
      ))}
    </SwitchList>
  );
}

interface PetFieldsProps {
  /** A listing as it is written: its form and its photos. */
  listing: { form: Form<PetForm>; photos: Photos };
  parts: readonly PetPart[];
  /** The fields that are asked for otherwise than usual. */
  overrides?: Partial<Record<keyof PetForm, FieldOverride>>;
}

function Row({ row, listing: { form, photos }, overrides = {} }: Omit<PetFieldsProps, 'parts'> & { row: PetRow }) {
  if (row === 'photos') return <PhotoField form={form} photos={photos} />;
  if (row === paperKinds) return <PaperFields form={form} />;
  const fields = [row].flat();
  // Not by the value: an answer of the API may lack it.
  if (fields.every((field) => isOneOf(flags, field))) {
    const asked = fields.filter((field) => isAskedOf(form.values.species, field));
    return asked.length > 0 && <Switches form={form} fields={asked} />;
  }
  const shown = (fields as Labelled[]).map((field) => (
    <LabelledField key={field} form={form} field={field} override={overrides[field] ?? {}} />
  ));
  return typeof row === 'string' ? shown : <Fields shape="pair">{shown}</Fields>;
}

/** The fields of parts of a form of a listing. */
export function PetFields({ parts, ...rest }: PetFieldsProps) {
  return parts.map((rows) => (
    <Fields key={rows.join()}>
      {rows.map((row) => (
        <Row key={String(row)} row={row} {...rest} />
      ))}
    </Fields>
  ));
}
