import { SunMoon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import menu from './header-menu.module.css';
import { ThemeChoices } from './theme-choices.tsx';
import styles from './round-button.module.css';
import { useUnfolding } from './use-unfolding.ts';

/** Opens the choice of light and dark. */
export function ThemeButton({ onGreen = false }: { onGreen?: boolean }) {
  const { t } = useTranslation('shell');
  const { isOpen, setOpen, button, around } = useUnfolding<HTMLDivElement>();
  const id = useId();
  return (
    <div className={styles.box} {...around}>
      <button
        ref={button}
        type="button"
        className={`${styles.round} ${onGreen ? styles.onGreen : ''}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('theme.label')}
        title={t('theme.label')}
        onClick={() => setOpen(!isOpen)}
      >
        <SunMoon size={22} aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={menu.sheet}>
          <ThemeChoices />
        </div>
      )}
    </div>
  );
}
