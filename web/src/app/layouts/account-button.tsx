import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../shared/api/types.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import styles from './account-button.module.css';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** The member's avatar; antd's dropdown is loaded when the pointer or the focus comes near. */
export function AccountButton({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="menu"
      aria-label={t('account.menu', { name: user.firstName })}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      <Avatar name={user.firstName} size={44} />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu user={user}>{button}</AccountMenu>
    </Suspense>
  );
}
