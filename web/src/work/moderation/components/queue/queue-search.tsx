import { useTranslation } from 'react-i18next';
import { SearchField } from '#shared/list/search-field.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { queryOf, type ReviewPlace } from '../../model/review-place.ts';
import styles from './review-queue.module.css';

const longestSearch = 100;

/** Finds listings of the queue by their words; what is found begins with its first page. */
export function QueueSearch({ place }: { place: ReviewPlace }) {
  const { t } = useTranslation('moderation');
  const { setQuery } = usePage();
  return (
    <SearchField
      label={t('queue.search')}
      hint={t('queue.search')}
      maxLength={longestSearch}
      value={place.search}
      onValue={(search) => setQuery(queryOf({ ...place, search, page: 1, id: undefined }), { replace: true })}
      className={styles.search}
    />
  );
}
