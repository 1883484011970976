import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { oneOf } from '#shared/list/list-schema.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { petChoices } from '#shared/pet/pet-choices.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import styles from './status-select.module.css';

interface StatusSelectProps {
  pet: Pick<Pet, 'id' | 'name' | 'status'>;
  /** On a card the label is only read out. */
  isOnCard?: boolean;
}

/** Whether the pet can still be had: set by the owner, without a new review. The choice is shown before the answer is there. */
export function StatusSelect({ pet: { id, name, status }, isOnCard = false }: StatusSelectProps) {
  const { t } = useTranslation(['my-pets', 'pet']);
  const choices = usePetChoices()('status');
  const [change, { isLoading, originalArgs }] = petsEndpoints.usePatchPetsByIdStatusMutation();
  const label = isOnCard ? (
    <span className="visually-hidden">
      <NamedText sentence={(named) => t('status.of', { name: named })} name={name} />
    </span>
  ) : (
    t('pet:field.status')
  );
  const choose = (next: string) => {
    const wanted = oneOf(petChoices.status)(next);
    if (wanted && wanted !== status && !isLoading) void change({ id, body: { status: wanted } });
  };
  return (
    <Field label={label} className={isOnCard ? styles.onCard : styles.field}>
      <SelectInput
        value={(isLoading ? originalArgs?.body.status : undefined) ?? status}
        onValue={choose}
        aria-busy={isLoading || undefined}
      >
        <Options choices={choices} />
      </SelectInput>
    </Field>
  );
}
