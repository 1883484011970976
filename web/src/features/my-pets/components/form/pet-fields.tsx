import { useTranslation } from 'react-i18next';
import { longest } from '@paltu/reference';
import { Fields } from '#shared/form/form.tsx';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { TextArea, TextInput } from '#shared/ui/text-input.tsx';
import type { PetFormProps } from '../../hooks/use-pet-form.ts';
import styles from './pet-form.module.css';

function ShortText({ form, field, hint }: PetFormProps & { field: 'breed' | 'age' | 'color' | 'weight'; hint?: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} hint={hint}>
      <TextInput {...form.text(field)} maxLength={longest[field]} autoComplete="off" />
    </Field>
  );
}

/** What the pet is: everything of step 1. */
export function BasicFields({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  return (
    <Fields>
      <Field {...form.about('name')} label={t('field.name')}>
        <TextInput {...form.text('name')} maxLength={longest.name} autoComplete="off" />
      </Field>
      <Field {...form.about('species')} label={t('field.species')} isGroup>
        <ChoiceTiles choices={choicesOf('species')} value={form.values.species} onValue={(species) => form.change('species', species)} />
      </Field>
      <Fields shape="pair">
        <ShortText form={form} field="breed" hint={t('hint.breed')} />
        <ShortText form={form} field="age" hint={t('hint.age')} />
      </Fields>
      <Field {...form.about('gender')} label={t('field.gender')} isGroup>
        <ChoiceTiles choices={choicesOf('gender')} value={form.values.gender} onValue={(gender) => form.change('gender', gender)} />
      </Field>
      <Field {...form.about('size')} label={t('field.size')} isGroup>
        <ChoiceTiles choices={choicesOf('size')} value={form.values.size} onValue={(size) => form.change('size', size)} />
      </Field>
      <Fields shape="pair">
        <ShortText form={form} field="color" hint={t('hint.color')} />
        <ShortText form={form} field="weight" hint={t('hint.weight')} />
      </Fields>
      <Field {...form.about('description')} label={t('field.description')} hint={t('hint.description')}>
        <TextArea {...form.text('description')} rows={6} maxLength={longest.description} />
      </Field>
    </Fields>
  );
}

const switches = ['vaccinated', 'neutered', 'microchipped'] as const;

export function HealthFields({ form }: PetFormProps) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  return (
    <Fields>
      <Field {...form.about('healthStatus')} label={t('field.healthStatus')} isGroup>
        <ChoiceTiles
          choices={choicesOf('healthStatus')}
          value={form.values.healthStatus}
          onValue={(healthStatus) => form.change('healthStatus', healthStatus)}
        />
      </Field>
      <div className={styles.switches}>
        {switches.map((field) => (
          <SwitchRow key={field} label={t(`field.${field}`)} isOn={form.values[field]} onChange={(isOn) => form.change(field, isOn)} />
        ))}
      </div>
      <Field {...form.about('specialNeeds')} label={t('field.specialNeeds')} hint={t('hint.specialNeeds')} isOptional>
        <TextArea {...form.text('specialNeeds')} rows={2} maxLength={longest.specialNeeds} />
      </Field>
    </Fields>
  );
}
