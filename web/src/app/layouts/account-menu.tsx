import { ClipboardCheck, LayoutDashboard, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/session-feature.ts';
import type { User } from '#shared/api/types.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  id: string;
  user: User;
  onClose: () => void;
}

/** Name, e-mail, the member's pages and logout. */
export function AccountMenu({ id, user, onClose }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const { isAdmin, logOut } = useSession();
  const page = (key: string, icon: ReactNode, words: string) => (
    <li>
      <PageLink to={key} className={styles.entry} onClick={onClose}>
        {icon}
        {words}
      </PageLink>
    </li>
  );
  return (
    <div id={id} className={styles.menu}>
      <p className={styles.who}>
        <bdi className={styles.name}>{user.fullName}</bdi>
        <span dir="ltr">{user.email}</span>
      </p>
      <ul className={styles.entries}>
        {page('dashboard', <LayoutDashboard size={20} aria-hidden />, t('account.dashboard'))}
        {isAdmin && page('admin-dashboard', <ClipboardCheck size={20} aria-hidden />, t('account.adminDashboard'))}
        <li className={styles.apart}>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              onClose();
              logOut();
            }}
          >
            <LogOut size={20} className="mirrors" aria-hidden />
            {t('account.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
