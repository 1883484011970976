import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput, TextArea } from '#shared/ui/text-input.tsx';
import { about, typing } from '../../hooks/pet-fields.ts';
import type { PetFields } from '../../hooks/pet-fields.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { longest } from '../../model/limits.ts';
import styles from './pet-form.module.css';

/** How the pet is to live with, and why it needs another home; all of it optional. */
export function CharacterFields({ fields }: { fields: PetFields }) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  const { form, change } = fields;
  return (
    <div className={styles.fields}>
      {(['personality', 'goodWith'] as const).map((field) => (
        <Field key={field} {...about(fields, field)} label={t(`field.${field}`)} isGroup isOptional>
          <ChoiceTiles<string> isMultiple choices={choicesOf(field)} value={form[field]} onValue={(chosen) => change(field, chosen)} />
        </Field>
      ))}
      <Field {...about(fields, 'trainingLevel')} label={t('field.trainingLevel')} isOptional>
        <SelectInput {...typing(fields, 'trainingLevel')}>
          <option value="">{t('notSaid')}</option>
          {choicesOf('trainingLevel').map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field {...about(fields, 'reasonForRehoming')} label={t('field.reasonForRehoming')} isOptional>
        <TextArea {...typing(fields, 'reasonForRehoming')} rows={2} maxLength={longest.reasonForRehoming} />
      </Field>
    </div>
  );
}
