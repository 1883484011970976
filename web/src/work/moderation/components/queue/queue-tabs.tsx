import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Tabs } from '#shared/antd/work.ts';
import { formatNumber } from '#shared/format/format.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { tabs, type ReviewPlace } from '../../model/review-place.ts';
import styles from './review-queue.module.css';

interface QueueTabsProps {
  place: ReviewPlace;
  total: number | undefined;
  children: ReactNode;
}

/** What waits, what was decided, and all of it; how much waits stands beside. Each has an address of its own, which begins afresh. */
export function QueueTabs({ place, total, children }: QueueTabsProps) {
  const { t } = useTranslation('moderation');
  const { setQuery } = usePage();
  const waiting = place.tab === 'pending' && total ? total : undefined;
  return (
    <Tabs
      role="group"
      aria-label={t('queue.tabs')}
      activeKey={place.tab}
      onChange={(tab) => setQuery({ tab: tab === 'pending' ? '' : tab, page: '', sortBy: '', search: '', id: '' })}
      destroyOnHidden
      animated={false}
      more={{ icon: <Ellipsis size={18} aria-hidden /> }}
      className={styles.tabs}
      items={tabs.map((tab) => ({
        key: tab,
        label: (
          <>
            {t(`queue.${tab}`)}
            {tab === 'pending' && waiting !== undefined && (
              <>
                {' '}
                <Badge count={formatNumber(waiting)} className={styles.waitingCount} />
              </>
            )}
          </>
        ),
        children: tab === place.tab && children,
      }))}
    />
  );
}
