import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '#shared/antd/work.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet, PetStatus } from '#shared/api/types.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import styles from './status-select.module.css';

interface StatusSelectProps {
  pet: Pick<Pet, 'id' | 'name' | 'status'>;
  /** The control's in a field with a label; without it the label is only read out. */
  id?: string;
}

/** Whether the pet can still be had: set by the owner, without a new review. The choice is shown before the answer is there. */
export function StatusSelect({ pet, id }: StatusSelectProps) {
  const { t } = useTranslation(['my-pets', 'pet']);
  const choices = usePetChoices()('status');
  const [change, { isLoading, originalArgs }] = petsEndpoints.usePatchPetsByIdStatusMutation();
  const choose = (wanted: PetStatus) => {
    if (wanted !== pet.status && !isLoading) void change({ id: pet.id, body: { status: wanted } });
  };
  return (
    <Select<PetStatus>
      id={id}
      aria-label={id === undefined ? t('status.of', { name: pet.name }) : undefined}
      aria-busy={isLoading || undefined}
      className={styles.select}
      // antd's own has an English name.
      suffixIcon={<ChevronDown size={18} aria-hidden />}
      value={(isLoading ? originalArgs?.body.status : undefined) ?? pet.status}
      options={choices.map(({ value, text }) => ({ value, label: text }))}
      onChange={choose}
    />
  );
}
