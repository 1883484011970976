import { SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import menu from './header-menu.module.css';
import { HeaderSheet } from './header-sheet.tsx';
import styles from '#shared/ui/round-button.module.css';
import { useUnfolding } from './use-unfolding.ts';

/** Opens the choice of light and dark. */
export function ThemeButton({ onGreen = false }: { onGreen?: boolean }) {
  const { t } = useTranslation('shell');
  const { isOpen, sheetId, button, around } = useUnfolding<HTMLDivElement>();
  return (
    <div className={styles.box} {...around}>
      <button
        {...button}
        type="button"
        className={`${styles.round} ${onGreen ? styles.onGreen : ''}`}
        aria-label={t('theme.label')}
        title={t('theme.label')}
      >
        <SunMoon size={22} aria-hidden />
      </button>
      {isOpen && (
        <div id={sheetId} className={menu.sheet}>
          <HeaderSheet name="ThemeChoices" />
        </div>
      )}
    </div>
  );
}
