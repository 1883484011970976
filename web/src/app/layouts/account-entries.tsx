import {
  BadgeCheck,
  CircleUserRound,
  ClipboardCheck,
  Flag,
  LayoutDashboard,
  LogOut,
  Mail,
  MessagesSquare,
  Plus,
  Scale,
  ShoppingBag,
  Stethoscope,
  Store,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LateUnreadCount } from '../../features/messages/late-unread-count.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { User } from '#shared/api/types.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import styles from './header-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { listPet } from './navigation-table.ts';

interface AccountEntriesProps {
  user: User;
  onClose: () => void;
}

/** Name, e-mail, the member's pages and logout: the account menu, and a part of the phone's. */
export function AccountEntries({ user, onClose }: AccountEntriesProps) {
  const { t } = useTranslation('shell');
  const { isAdmin, logOut } = useSession();
  const page = (to: string, icon: LucideIcon, text: string, query?: Query) => (
    <MenuLink to={to} query={query} icon={icon} text={text} onClick={onClose} />
  );
  return (
    <>
      <p className={styles.who}>
        <bdi className={styles.name}>{user.fullName}</bdi>
        <span dir="ltr">{user.email}</span>
      </p>
      <ul className={styles.entries}>
        {page('dashboard', LayoutDashboard, t('account.dashboard'))}
        <MenuLink
          to="messages"
          icon={MessagesSquare}
          text={t('account.conversations')}
          sign={<LateUnreadCount place="line" />}
          onClick={onClose}
        />
        {page('profile', CircleUserRound, t('account.profile'))}
        {page(listPet.key, Plus, t('nav.listPet'), listPet.query)}
        {isAdmin && page('admin-dashboard', ClipboardCheck, t('account.adminDashboard'))}
        {isAdmin && page('admin-verifications', BadgeCheck, t('account.papers'))}
        {isAdmin && page('admin-vets', Stethoscope, t('account.vetMarks'))}
        {isAdmin && page('admin-stores', Store, t('account.storeMarks'))}
        {isAdmin && page('admin-accessories', ShoppingBag, t('account.productMarks'))}
        {isAdmin && page('admin-members', Users, t('account.members'))}
        {isAdmin && page('admin-contact', Mail, t('account.messages'))}
        {isAdmin && page('admin-reports', Flag, t('account.reports'))}
        {isAdmin && page('admin-rules', Scale, t('account.rules'))}
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
    </>
  );
}
