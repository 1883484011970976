import { Heart, LogIn, Plus, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/use-session.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { AccountEntries } from './account-entries.tsx';
import styles from './header-menu.module.css';
import search from './header-search.module.css';
import { MenuLink } from './menu-link.tsx';
import { listPet, mainNavigation } from './navigation-table.ts';
import { SearchForm } from './search-form.tsx';
import { ThemeChoices } from './theme-choices.tsx';

function GuestEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ul className={`${styles.entries} ${styles.apart}`}>
      <MenuLink to={listPet.key} query={listPet.query} icon={Plus} text={t('nav.listPet')} onClick={onClose} />
      <MenuLink to="dashboard" query={{ tab: 'favourites' }} icon={Heart} text={t('account.favourites')} onClick={onClose} />
      <MenuLink to="login" icon={LogIn} text={t('account.login')} onClick={onClose} />
      <MenuLink to="register" icon={UserPlus} text={t('account.signUp')} onClick={onClose} />
    </ul>
  );
}

/** The whole navigation, the account and the theme: what the header's menu shows. */
export function MenuEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { key } = usePage();
  const { user } = useSession();
  return (
    <>
      <div className={search.inMenu}>
        <SearchForm onClose={onClose} />
      </div>
      <ul>
        {mainNavigation.map(({ key: to, label, icon }) => (
          <MenuLink key={to} to={to} icon={icon} text={t(label)} isCurrent={key === to} onClick={onClose} />
        ))}
      </ul>
      {user ? <AccountEntries user={user} onClose={onClose} /> : <GuestEntries onClose={onClose} />}
      <div className={styles.apart}>
        <ThemeChoices />
      </div>
    </>
  );
}
