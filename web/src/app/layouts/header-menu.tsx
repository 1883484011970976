import { Menu, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HeaderSheet } from './header-sheet.tsx';
import styles from './header-menu.module.css';
import round from '#shared/ui/round-button.module.css';
import { useUnfolding } from './use-unfolding.ts';

/** Where the header has no room for the navigation: everything behind one button. */
export function HeaderMenu() {
  const { t } = useTranslation('shell');
  const { isOpen, sheetId, close, button, around } = useUnfolding<HTMLDivElement>();
  const Icon = isOpen ? X : Menu;
  return (
    <div className={`${round.box} ${styles.narrow}`} {...around}>
      <button {...button} type="button" className={round.round} aria-label={t('nav.menu')}>
        <Icon size={24} aria-hidden />
      </button>
      {isOpen && (
        <nav id={sheetId} aria-label={t('nav.label')} className={`${styles.sheet} ${styles.tall}`}>
          <HeaderSheet name="MenuEntries" onClose={close} />
        </nav>
      )}
    </div>
  );
}
