import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '#shared/antd/work.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { orders, queryOf, type ReviewPlace } from '../../model/review-place.ts';
import styles from './review-queue.module.css';

/** Which end of the queue comes first; another order begins with its first page. */
export function QueueOrder({ place }: { place: ReviewPlace }) {
  const { t } = useTranslation('moderation');
  const { setQuery } = usePage();
  return (
    <Select
      aria-label={t('queue.order')}
      variant="borderless"
      className={styles.order}
      popupMatchSelectWidth={false}
      suffixIcon={<ChevronDown size={18} aria-hidden />}
      value={place.order}
      options={orders.map((value) => ({ value, label: t(`queue.${value}`) }))}
      onChange={(order) => setQuery(queryOf({ ...place, order, page: 1, id: undefined }), { replace: true })}
    />
  );
}
