import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { about } from '../../hooks/pet-fields.ts';
import type { PetFields } from '../../hooks/pet-fields.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import styles from './pet-form.module.css';

/** What the owner asks of a new home. */
export function RequirementFields({ fields }: { fields: PetFields }) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  const { form, change } = fields;
  return (
    <div className={styles.fields}>
      <Field {...about(fields, 'experience')} label={t('field.experience')} isGroup>
        <ChoiceTiles choices={choicesOf('experience')} value={form.experience} onValue={(experience) => change('experience', experience)} />
      </Field>
      <Field {...about(fields, 'homeType')} label={t('field.homeType')} isGroup>
        <ChoiceTiles choices={choicesOf('homeType')} value={form.homeType} onValue={(homeType) => change('homeType', homeType)} />
      </Field>
      <div className={styles.switches}>
        <SwitchRow label={t('field.children')} isOn={form.children} onChange={(isOn) => change('children', isOn)} />
        <SwitchRow label={t('field.otherPets')} isOn={form.otherPets} onChange={(isOn) => change('otherPets', isOn)} />
      </div>
    </div>
  );
}
