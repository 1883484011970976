import { LogIn, Menu, Plus, UserPlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/session-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { AccountEntries } from './account-entries.tsx';
import styles from './header-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { listPet, mainNavigation } from './navigation-table.ts';
import round from './round-button.module.css';
import { ThemeChoices } from './theme-choices.tsx';
import { useUnfolding } from './use-unfolding.ts';

function GuestEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ul className={`${styles.entries} ${styles.apart}`}>
      <MenuLink to={listPet.key} query={listPet.query} icon={Plus} text={t('nav.listPet')} onClick={onClose} />
      <MenuLink to="login" icon={LogIn} text={t('account.login')} onClick={onClose} />
      <MenuLink to="register" icon={UserPlus} text={t('account.signUp')} onClick={onClose} />
    </ul>
  );
}

/** Where the header has no room for the navigation: everything behind one button. */
export function HeaderMenu() {
  const { t } = useTranslation('shell');
  const { key } = usePage();
  const { user } = useSession();
  const { isOpen, sheetId, close, button, around } = useUnfolding<HTMLDivElement>();
  const Icon = isOpen ? X : Menu;
  return (
    <div className={`${round.box} ${styles.narrow}`} {...around}>
      <button {...button} type="button" className={round.round} aria-label={t('nav.menu')}>
        <Icon size={24} aria-hidden />
      </button>
      {isOpen && (
        <nav id={sheetId} aria-label={t('nav.label')} className={`${styles.sheet} ${styles.tall}`}>
          <ul>
            {mainNavigation.map(({ key: to, label, icon }) => (
              <MenuLink key={to} to={to} icon={icon} text={t(label)} isCurrent={key === to} onClick={close} />
            ))}
          </ul>
          {user ? <AccountEntries user={user} onClose={close} /> : <GuestEntries onClose={close} />}
          <div className={styles.apart}>
            <ThemeChoices />
          </div>
        </nav>
      )}
    </div>
  );
}
