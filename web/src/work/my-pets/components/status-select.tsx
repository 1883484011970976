import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#shared/antd/work.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet, PetStatus } from '#shared/api/types.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import styles from './status-select.module.css';

interface StatusSelectProps {
  pet: Pick<Pet, 'id' | 'name' | 'status'>;
  /** On a card the label is only read out. */
  isOnCard?: boolean;
}

/** Whether the pet can still be had: set by the owner, without a new review. The choice is shown before the answer is there. */
export function StatusSelect({ pet: { id, name, status }, isOnCard = false }: StatusSelectProps) {
  const { t } = useTranslation(['my-pets', 'pet']);
  const fieldId = useId();
  const choices = usePetChoices()('status');
  const [change, { isLoading, originalArgs }] = petsEndpoints.usePatchPetsByIdStatusMutation();
  const choose = (wanted: PetStatus) => {
    if (wanted !== status && !isLoading) void change({ id, body: { status: wanted } });
  };
  const select = (
    <Select<PetStatus>
      id={fieldId}
      aria-label={isOnCard ? t('status.of', { name }) : undefined}
      aria-busy={isLoading || undefined}
      className={styles.select}
      // antd's own has an English name.
      suffixIcon={<ChevronDown size={18} aria-hidden />}
      value={(isLoading ? originalArgs?.body.status : undefined) ?? status}
      options={choices.map(({ value, text }) => ({ value, label: text }))}
      onChange={choose}
    />
  );
  if (isOnCard) return <div className={styles.onCard}>{select}</div>;
  return (
    <WorkField id={fieldId} label={t('pet:field.status')} className={styles.field}>
      {select}
    </WorkField>
  );
}
