import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { hasPapers, PaperList } from '#shared/pet/paper-list.tsx';
import styles from './review-panel.module.css';

/** What proves the claims of a listing, where its owner sent something. */
export function ReviewPapers({ pet }: { pet: ReviewedPet }) {
  const { t } = useTranslation('papers');
  if (!hasPapers(pet)) return null;
  return (
    <div>
      <h3 className={styles.historyTitle}>{t('title')}</h3>
      <PaperList petId={pet.id} papers={pet} />
    </div>
  );
}
