import { CircleUserRound, LogIn, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LateUnreadCount } from '../../features/messages/late-unread-count.ts';
import { useSession } from '../../features/session/use-session.ts';
import { homeOfRole, homeRoleOf } from '#shared/navigation/kept-role.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { listPet, mainNavigation } from './navigation-table.ts';
import type { NavigationEntry } from './navigation-table.ts';
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

const tabs = mainNavigation.filter(({ key }) => ['home', 'pets', 'accessories'].includes(key));

const homeWords = { member: 'account.dashboard', vendor: 'account.store', vet: 'account.office', admin: 'account.inbox' } as const;

/** The phone's way around, in reach of the thumb. Steps aside when a page shows an ActionBar. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const { key, query } = usePage();
  const { user } = useSession();
  const role = homeRoleOf(user);
  const home = homeOfRole[role];
  const isAdding = key === 'dashboard' && query.mode === 'add';
  const page = (entry: NavigationEntry | undefined) =>
    entry && <Tab to={entry.key} icon={<entry.icon size={22} aria-hidden />} text={t(entry.label)} isCurrent={key === entry.key} />;
  return (
    <nav aria-label={t('nav.tabs')} className={styles.bar}>
      <ul className={styles.list}>
        {page(tabs[0])}
        {page(tabs[1])}
        <Tab
          to={listPet.key}
          query={listPet.query}
          icon={<Plus size={22} aria-hidden />}
          text={t('nav.listPet')}
          isCurrent={isAdding}
          isAction
        />
        {page(tabs[2])}
        {user ? (
          <Tab
            to={home}
            icon={
              <span className={styles.counted}>
                <CircleUserRound size={22} aria-hidden />
                <LateUnreadCount place="corner" />
              </span>
            }
            text={t(homeWords[role])}
            isCurrent={key === home && !isAdding}
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
