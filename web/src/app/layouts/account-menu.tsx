import { ClipboardCheck, LayoutDashboard, LogOut } from 'lucide-react';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/session-feature.ts';
import { Dropdown } from '../../shared/antd/dropdown.ts';
import type { User } from '../../shared/api/types.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  user: User;
  children: ReactElement;
}

/** Name, e-mail, the member's pages and logout. Open from the start: it is mounted by the click that asks for it. */
export function AccountMenu({ user, children }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const { isAdmin, logOut } = useSession();
  const [isOpen, setOpen] = useState(true);
  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <span className={styles.who}>
          <bdi className={styles.name}>{user.fullName}</bdi>
          <span dir="ltr">{user.email}</span>
        </span>
      ),
    },
    { type: 'divider' },
    { key: 'dashboard', icon: <LayoutDashboard size={20} aria-hidden />, label: t('account.dashboard') },
    ...(isAdmin ? [{ key: 'admin-dashboard', icon: <ClipboardCheck size={20} aria-hidden />, label: t('account.adminDashboard') }] : []),
    { type: 'divider' },
    { key: 'logout', icon: <LogOut size={20} className="mirrors" aria-hidden />, label: t('account.logout') },
  ];
  const choose: MenuProps['onClick'] = ({ key }) => {
    setOpen(false);
    if (key === 'logout') logOut();
    else navigate(key);
  };
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: choose, className: styles.menu }}
      autoFocus
    >
      {children}
    </Dropdown>
  );
}
