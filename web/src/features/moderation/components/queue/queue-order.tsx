import { useTranslation } from 'react-i18next';
import { usePage } from '#shared/navigation/use-page.ts';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { orders, queryOf, type Order, type ReviewPlace } from '../../model/review-place.ts';
import styles from './review-queue.module.css';

/** Which end of the queue comes first; another order begins with its first page. */
export function QueueOrder({ place }: { place: ReviewPlace }) {
  const { t } = useTranslation('moderation');
  const { setQuery } = usePage();
  return (
    <Field label={<span className="visually-hidden">{t('queue.order')}</span>} className={styles.order}>
      <SelectInput
        value={place.order}
        onValue={(order) => setQuery(queryOf({ ...place, order: order as Order, page: 1, id: undefined }), { replace: true })}
      >
        <Options choices={orders.map((value) => ({ value, text: t(`queue.${value}`) }))} />
      </SelectInput>
    </Field>
  );
}
