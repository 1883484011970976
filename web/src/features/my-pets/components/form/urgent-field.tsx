import { useTranslation } from 'react-i18next';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import type { PetFields } from '../../hooks/pet-fields.ts';
import styles from './pet-form.module.css';

export function UrgentField({ fields: { form, change } }: { fields: PetFields }) {
  const { t } = useTranslation('my-pets');
  return (
    <div className={styles.switches}>
      <SwitchRow label={t('field.urgent')} isOn={form.urgent} onChange={(isOn) => change('urgent', isOn)} />
    </div>
  );
}
