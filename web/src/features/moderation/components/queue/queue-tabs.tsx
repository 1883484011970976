import { useTranslation } from 'react-i18next';
import { TabLinks } from '#shared/ui/tab-links.tsx';
import { tabs, type ReviewPlace } from '../../model/review-place.ts';
import styles from './review-queue.module.css';

/** What waits, what was decided, and all of it; how much waits stands beside. */
export function QueueTabs({ place, total }: { place: ReviewPlace; total: number | undefined }) {
  const { t } = useTranslation('moderation');
  const waiting = place.tab === 'pending' && total !== 0 ? total : undefined;
  return (
    <TabLinks
      label={t('queue.tabs')}
      to="admin-dashboard"
      entries={tabs.map((tab) => ({ name: tab, text: t(`queue.${tab}`), query: { tab }, count: tab === 'pending' ? waiting : undefined }))}
      current={place.tab}
      counts="urgent"
      className={styles.tabs}
    />
  );
}
