import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, themeChoices, useThemeChoice } from '#shared/theme/theme-choice.ts';
import styles from './theme-choices.module.css';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or as the device has it; what is chosen is shown at once. */
export function ThemeChoices() {
  const { t } = useTranslation('shell');
  const choice = useThemeChoice();
  return (
    <div role="group" aria-label={t('theme.label')} className={styles.choices}>
      {themeChoices.map((name) => {
        const Icon = icons[name];
        return (
          <button key={name} type="button" className={styles.choice} aria-pressed={choice === name} onClick={() => chooseTheme(name)}>
            <Icon size={20} aria-hidden />
            {t(`theme.${name}`)}
          </button>
        );
      })}
    </div>
  );
}
