import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { tabs, type ReviewPlace } from '../../model/review-place.ts';
import styles from './review-queue.module.css';

/** What waits, what was decided, and all of it; how much waits stands beside. */
export function QueueTabs({ place, total }: { place: ReviewPlace; total: number | undefined }) {
  const { t } = useTranslation('moderation');
  return (
    <nav aria-label={t('queue.tabs')}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <PageLink to="admin-dashboard" query={{ tab }} className={styles.tab} aria-current={tab === place.tab ? 'page' : undefined}>
              {t(`queue.${tab}`)}
              {tab === 'pending' && place.tab === 'pending' && Boolean(total) && <span className={styles.count}>{total}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
