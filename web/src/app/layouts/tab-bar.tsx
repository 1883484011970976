import { CircleUserRound, LogIn, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/session-feature.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { mainNavigation } from './navigation-table.ts';
import styles from './tab-bar.module.css';

interface TabProps {
  to: string;
  query?: Query;
  icon: ReactNode;
  text: string;
  isCurrent: boolean;
  isAction?: boolean;
}

function Tab({ to, query, icon, text, isCurrent, isAction = false }: TabProps) {
  return (
    <li>
      <PageLink to={to} query={query} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
        <span className={`${styles.icon} ${isAction ? styles.action : ''}`}>{icon}</span>
        {text}
      </PageLink>
    </li>
  );
}

/** The phone's way around, in reach of the thumb. Steps aside when a page shows an ActionBar. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const { key, query } = usePage();
  const { user } = useSession();
  const isAdding = key === 'dashboard' && query.mode === 'add';
  return (
    <nav aria-label={t('nav.tabs')} className={styles.bar}>
      <ul className={styles.list}>
        {mainNavigation.map(({ key: to, label, icon: Icon }) => (
          <Tab key={to} to={to} icon={<Icon size={22} aria-hidden />} text={t(label)} isCurrent={key === to} />
        ))}
        <Tab
          to="dashboard"
          query={{ tab: 'pets', mode: 'add' }}
          icon={<Plus size={22} aria-hidden />}
          text={t('nav.listPet')}
          isCurrent={isAdding}
          isAction
        />
        {user ? (
          <Tab
            to="dashboard"
            icon={<CircleUserRound size={22} aria-hidden />}
            text={t('account.dashboard')}
            isCurrent={key === 'dashboard' && !isAdding}
          />
        ) : (
          <Tab
            to="login"
            icon={<LogIn size={22} className="mirrors" aria-hidden />}
            text={t('account.login')}
            isCurrent={key === 'login'}
          />
        )}
      </ul>
    </nav>
  );
}
