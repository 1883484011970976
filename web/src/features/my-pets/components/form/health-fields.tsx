import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { about, typing } from '../../hooks/pet-fields.ts';
import type { PetFields } from '../../hooks/pet-fields.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { longest } from '../../model/limits.ts';
import styles from './pet-form.module.css';

const switches = ['vaccinated', 'neutered', 'microchipped'] as const;

export function HealthFields({ fields }: { fields: PetFields }) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  const { form, change } = fields;
  return (
    <div className={styles.fields}>
      <Field {...about(fields, 'healthStatus')} label={t('field.healthStatus')} isGroup>
        <ChoiceTiles
          choices={choicesOf('healthStatus')}
          value={form.healthStatus}
          onValue={(healthStatus) => change('healthStatus', healthStatus)}
        />
      </Field>
      <div className={styles.switches}>
        {switches.map((field) => (
          <SwitchRow key={field} label={t(`field.${field}`)} isOn={form[field]} onChange={(isOn) => change(field, isOn)} />
        ))}
      </div>
      <Field {...about(fields, 'specialNeeds')} label={t('field.specialNeeds')} hint={t('hint.specialNeeds')} isOptional>
        <TextArea {...typing(fields, 'specialNeeds')} rows={2} maxLength={longest.specialNeeds} />
      </Field>
    </div>
  );
}
