import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { about } from '../../hooks/pet-fields.ts';
import type { PetFields } from '../../hooks/pet-fields.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';

/** Whether the pet can still be had; the owner's own word. */
export function StatusField({ fields }: { fields: PetFields }) {
  const { t } = useTranslation('my-pets');
  const choicesOf = usePetChoices();
  return (
    <Field {...about(fields, 'status')} label={t('field.status')} isGroup>
      <ChoiceTiles choices={choicesOf('status')} value={fields.form.status} onValue={(status) => fields.change('status', status)} />
    </Field>
  );
}
