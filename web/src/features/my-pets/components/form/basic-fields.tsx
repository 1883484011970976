import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea, TextInput } from '#shared/ui/text-input.tsx';
import { about, typing } from '../../hooks/pet-fields.ts';
import type { PetFields } from '../../hooks/pet-fields.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { longest } from '../../model/limits.ts';
import styles from './pet-form.module.css';

function ShortText({ fields, field, hint }: { fields: PetFields; field: 'breed' | 'age' | 'color' | 'weight'; hint?: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <Field {...about(fields, field)} label={t(`field.${field}`)} hint={hint}>
      <TextInput {...typing(fields, field)} maxLength={longest[field]} autoComplete="off" />
    </Field>
  );
}

/** What the pet is: everything of step 1. */
export function BasicFields({ fields }: { fields: PetFields }) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  const { form, change } = fields;
  return (
    <div className={styles.fields}>
      <Field {...about(fields, 'name')} label={t('field.name')}>
        <TextInput {...typing(fields, 'name')} maxLength={longest.name} autoComplete="off" />
      </Field>
      <Field {...about(fields, 'species')} label={t('field.species')} isGroup>
        <ChoiceTiles choices={choicesOf('species')} value={form.species} onValue={(species) => change('species', species)} />
      </Field>
      <div className={styles.pair}>
        <ShortText fields={fields} field="breed" hint={t('hint.breed')} />
        <ShortText fields={fields} field="age" hint={t('hint.age')} />
      </div>
      <Field {...about(fields, 'gender')} label={t('field.gender')} isGroup>
        <ChoiceTiles choices={choicesOf('gender')} value={form.gender} onValue={(gender) => change('gender', gender)} />
      </Field>
      <Field {...about(fields, 'size')} label={t('field.size')} isGroup>
        <ChoiceTiles choices={choicesOf('size')} value={form.size} onValue={(size) => change('size', size)} />
      </Field>
      <div className={styles.pair}>
        <ShortText fields={fields} field="color" hint={t('hint.color')} />
        <ShortText fields={fields} field="weight" hint={t('hint.weight')} />
      </div>
      <Field {...about(fields, 'description')} label={t('field.description')} hint={t('hint.description')}>
        <TextArea {...typing(fields, 'description')} rows={6} maxLength={longest.description} />
      </Field>
    </div>
  );
}
