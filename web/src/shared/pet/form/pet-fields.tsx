import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longest } from '@paltu/reference';
import { Fields } from '../../form/form.tsx';
import type { Form } from '../../form/use-form.ts';
import { useCityChoices } from '../../i18n/use-city-choices.ts';
import { PhotoField } from '../../photos/photo-field.tsx';
import type { Photos } from '../../photos/use-photos.ts';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import type { Choice } from '../../ui/choice-tiles.tsx';
import { Field } from '../../ui/field.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { WorkInput, WorkNumber, WorkSelect, WorkTextArea } from '../../work/controls.tsx';
import { SwitchLine, SwitchLines } from '../../work/switch-line.tsx';
import { WorkField } from '../../work/work-field.tsx';
import { isAskedOf } from '../asked-of.ts';
import { paperKinds } from '../paper-files.ts';
import type { PaperKind } from '../paper-files.ts';
import { petChoices } from '../pet-choices.ts';
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
  return <WorkInput {...form.text(field)} maxLength={longest[field]} autoComplete="off" />;
}

function Breed({ form, field }: ControlProps<'breed'>) {
  return <BreedInput {...form.text(field)} maxLength={longest[field]} />;
}

function Prose({ form, field, override }: ControlProps<'description' | 'specialNeeds' | 'reasonForRehoming'>) {
  return <WorkTextArea {...form.text(field)} rows={field === 'description' ? 6 : 2} maxLength={override.most ?? longest[field]} />;
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
  const cities = useCityChoices();
  return (
    <WorkSelect
      placeholder={t('chooseCity')}
      value={form.values[field] || undefined}
      options={cities}
      onValue={(city) => form.change(field, city)}
    />
  );
}

function Training({ form, field }: ControlProps<'trainingLevel'>) {
  const { t } = useTranslation(['pet-form', 'pet']);
  const levels = petChoices[field].map((value) => ({ value: value as string, label: t(`pet:trainingLevel.${value}`) }));
  return (
    <WorkSelect
      showSearch={false}
      value={form.values[field] as string}
      options={[{ value: '', label: t('notGiven') }, ...levels]}
      onValue={(level) => form.change(field, level as PetForm['trainingLevel'])}
    />
  );
}

function Price({ form, field }: ControlProps<'price'>) {
  const { t } = useTranslation('pet-form');
  return <WorkNumber {...form.text(field)} prefix={t('rupees')} />;
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
  const about = {
    ...form.about(field),
    label: t(`field.${field}`),
    hint: override.hint ?? hint,
    isOptional: override.isOptional ?? (field === 'price' ? adoptionType !== 'Sale' : isOneOf(optional, field)),
  };
  const control = <Control form={form} field={field} override={override} />;
  if (groups.includes(Control)) {
    return (
      <Field {...about} isGroup>
        {control}
      </Field>
    );
  }
  return (
    <WorkField {...about} className={field === 'price' ? styles.price : ''}>
      {control}
    </WorkField>
  );
}

function Switches({ form, fields }: { form: Form<PetForm>; fields: readonly Flag[] }) {
  const { t } = useTranslation('pet-form');
  return (
    <SwitchLines>
      {fields.map((field) => (
        <SwitchLine key={field} label={t(`field.${field}`)} isOn={form.values[field]} onChange={(isOn) => form.change(field, isOn)} />
      ))}
    </SwitchLines>
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
