import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longest } from '@paltu/reference';
import { Fields } from '../../form/form.tsx';
import type { Form } from '../../form/use-form.ts';
import { withNamespace } from '../../i18n/text-key.ts';
import { useCityChoices } from '../../i18n/use-city-choices.ts';
import { PhotoField } from '../../photos/photo-field.tsx';
import type { Photos } from '../../photos/use-photos.ts';
import { WorkChecks, WorkChoices } from '../../work/choices.tsx';
import type { Choice } from '../../form/control.ts';
import { WorkField } from '../../work/work-field.tsx';
import { TagInput } from '../../work/tag-input.tsx';
import { WorkInput, WorkNumber, WorkSelect, WorkTextArea } from '../../work/controls.tsx';
import { SwitchLine, SwitchLines } from '../../work/switch-line.tsx';
import { petChoices } from '../pet-choices.ts';
import { isAskedOf, rowOf } from '../pet-fields.ts';
import type { FieldsWith, FormField, PetField, petFields } from '../pet-fields.ts';
import { usePetChoices } from '../use-pet-choices.ts';
import { BreedInput } from './breed-input.tsx';
import { PaperFields } from './paper-fields.tsx';
import styles from './pet-inputs.module.css';
import type { PetForm, PetPart } from './pet-form.ts';

/** What a form asks for otherwise than usual. */
interface FieldOverride {
  isOptional?: boolean;
  hint?: string;
  /** The longest text. */
  most?: number;
  choices?: readonly Choice<string>[];
}

type InputsOf<Control> = FieldsWith<{ control: Control }>;

interface InputProps<Name extends FormField> {
  form: Form<PetForm>;
  field: Name;
  override: FieldOverride;
}

function Line({ form, field }: InputProps<InputsOf<'line'>>) {
  return <WorkInput {...form.text(field)} maxLength={longest[field]} autoComplete="off" />;
}

function Breed({ form, field }: InputProps<InputsOf<'breed'>>) {
  return <BreedInput {...form.text(field)} maxLength={longest[field]} />;
}

function Prose({ form, field, override }: InputProps<InputsOf<'prose'>>) {
  return <WorkTextArea {...form.text(field)} rows={field === 'description' ? 6 : 2} maxLength={override.most ?? longest[field]} />;
}

function One({ form, field, override }: InputProps<InputsOf<'one'>>) {
  const usual = usePetChoices()(field);
  return (
    <WorkChoices<string>
      look={field === 'adoptionType' ? 'segmented' : 'row'}
      choices={override.choices ?? usual}
      value={form.values[field]}
      onValue={(value) => form.change(field, value as PetForm[InputsOf<'one'>])}
    />
  );
}

function Many({ form, field }: InputProps<InputsOf<'many'>>) {
  const choices = usePetChoices()(field);
  return <WorkChecks<string> choices={choices} value={form.values[field]} onValue={(chosen) => form.change(field, chosen)} />;
}

function City({ form, field }: InputProps<InputsOf<'city'>>) {
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

function Training({ form, field }: InputProps<InputsOf<'training'>>) {
  const { t } = useTranslation(['pet-form', 'pet']);
  const levels = petChoices[field].map((value) => ({ value: value as string, label: t(`pet:trainingLevel.${value}`) }));
  return (
    <WorkSelect
      showSearch={false}
      value={form.values[field]}
      options={[{ value: '', label: t('notGiven') }, ...levels]}
      onValue={(level) => form.change(field, level)}
    />
  );
}

function Price({ form, field }: InputProps<InputsOf<'price'>>) {
  const { t } = useTranslation('pet-form');
  return <WorkNumber {...form.text(field)} prefix={t('rupees')} />;
}

function Tags({ form, field }: InputProps<InputsOf<'tags'>>) {
  return <TagInput tags={form.values[field]} onTags={(tags) => form.change(field, tags)} />;
}

type LabelledControl = Exclude<(typeof petFields)[PetField]['control'], 'switch'>;
type Labelled = InputsOf<LabelledControl>;

const inputs: { readonly [Control in LabelledControl]: (props: InputProps<InputsOf<Control>>) => ReactNode } = {
  ...{ line: Line, breed: Breed, prose: Prose, one: One, many: Many },
  ...{ training: Training, tags: Tags, city: City, price: Price },
};

function useLabel(): (field: PetField) => string {
  const { t } = useTranslation(['pet', 'pet-form']);
  return (field) => withNamespace(t)(rowOf(field).formLabel ?? `pet:field.${field}`);
}

function useHint({ adoptionType }: PetForm, field: Labelled): string | undefined {
  const { t } = useTranslation('pet-form');
  if (field === 'adoptionType') return t(`hint.adoptionType.${adoptionType}`);
  const { hint } = rowOf(field);
  return hint && withNamespace(t)(hint);
}

function LabelledField({ form, field, override }: InputProps<Labelled>) {
  const hint = useHint(form.values, field);
  const label = useLabel()(field);
  const { adoptionType } = form.values;
  if (field === 'price' && adoptionType === 'Adoption') return null;
  const { control, need } = rowOf(field);
  const Input = inputs[control as LabelledControl] as (props: InputProps<Labelled>) => ReactNode;
  const about = {
    ...form.about(field),
    label,
    hint: override.hint ?? hint,
    isOptional: override.isOptional ?? (field === 'price' ? adoptionType !== 'Sale' : need === 'optional'),
  };
  const input = <Input form={form} field={field} override={override} />;
  // Of several inputs, which are labelled as a group.
  if (control === 'one' || control === 'many') {
    return (
      <WorkField {...about} isGroup>
        {input}
      </WorkField>
    );
  }
  return (
    <WorkField {...about} className={field === 'price' ? styles.price : ''}>
      {input}
    </WorkField>
  );
}

function Switches({ form, fields }: { form: Form<PetForm>; fields: readonly InputsOf<'switch'>[] }) {
  const labelOf = useLabel();
  const asked = fields.filter((field) => isAskedOf(form.values.species, field));
  if (asked.length === 0) return null;
  return (
    <SwitchLines>
      {asked.map((field) => (
        <SwitchLine key={field} label={labelOf(field)} isOn={form.values[field]} onChange={(isOn) => form.change(field, isOn)} />
      ))}
    </SwitchLines>
  );
}

interface PetInputsProps {
  /** A listing as it is written: its form and its photos. */
  listing: { form: Form<PetForm>; photos: Photos };
  parts: readonly PetPart[];
  /** The fields that are asked for otherwise than usual. */
  overrides?: Partial<Record<FormField, FieldOverride>>;
}

const frameOf = (field: FormField) => {
  const { control, isHalf } = rowOf(field);
  return isHalf ? 'pair' : control;
};

/** Neighbours of one frame stand together. */
function rowsOf(part: PetPart): FormField[][] {
  const rows: FormField[][] = [];
  for (const field of part) {
    const last = rows.at(-1);
    if (last?.[0] && ['pair', 'switch', 'paper'].includes(frameOf(field)) && frameOf(last[0]) === frameOf(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function Row({ row, listing: { form, photos }, overrides = {} }: Omit<PetInputsProps, 'parts'> & { row: readonly FormField[] }) {
  const frame = row[0] && frameOf(row[0]);
  if (frame === 'photos') return <PhotoField form={form} photos={photos} />;
  if (frame === 'paper') return <PaperFields form={form} />;
  if (frame === 'switch') return <Switches form={form} fields={row as InputsOf<'switch'>[]} />;
  const shown = (row as Labelled[]).map((field) => (
    <LabelledField key={field} form={form} field={field} override={overrides[field] ?? {}} />
  ));
  return frame === 'pair' ? <Fields shape="pair">{shown}</Fields> : shown;
}

/** The fields of parts of a form of a listing. */
export function PetInputs({ parts, ...rest }: PetInputsProps) {
  return parts.map((part) => (
    <Fields key={part.join()}>
      {rowsOf(part).map((row) => (
        <Row key={row.join()} row={row} {...rest} />
      ))}
    </Fields>
  ));
}
