import { LayoutDashboard, PawPrint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { places } from '../model/dashboard-place.ts';
import type { DashboardPlace } from '../model/dashboard-place.ts';
import styles from './dashboard-screen.module.css';

const tabs: readonly { tab: DashboardPlace['tab']; icon: typeof PawPrint; query: Query }[] = [
  { tab: 'overview', icon: LayoutDashboard, query: {} },
  { tab: 'pets', icon: PawPrint, query: places.list },
];

/** The parts of the dashboard: a column at the start on a desk, a row of tabs on a phone. */
export function DashboardNav({ tab: current }: Pick<DashboardPlace, 'tab'>) {
  const { t } = useTranslation('my-pets');
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <ul className={styles.list}>
        {tabs.map(({ tab, icon: Icon, query }) => (
          <li key={tab}>
            <PageLink to="dashboard" query={query} className={styles.link} aria-current={tab === current ? 'page' : undefined}>
              <Icon size={20} aria-hidden />
              {t(`nav.${tab}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
