import { useTranslation } from 'react-i18next';
import { switchLanguage } from '#shared/i18n/i18n.ts';
import { languages } from '#shared/i18n/language.ts';
import type { Language } from '#shared/i18n/language.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { urduOutline } from '#shared/content/brand/urdu-outlines.ts';
import styles from './language-switch.module.css';

/** Two languages, so the switch is a button with the other one's own name. */
export function LanguageSwitch({ onGreen = false }: { onGreen?: boolean }) {
  const { i18n, t } = useTranslation('shell');
  const other: Language = i18n.language === 'ur' ? 'en' : 'ur';
  return (
    <button
      type="button"
      lang={other}
      className={`${styles.switch} ${onGreen ? styles.onGreen : ''}`}
      title={t('language.title')}
      onClick={() => void switchLanguage(other).catch(() => toast.error(t('pageFailed')))}
    >
      {other === 'ur' ? (
        <svg viewBox={urduOutline.viewBox} role="img" aria-label={languages.ur.name}>
          <path d={urduOutline.path} />
        </svg>
      ) : (
        languages.en.name
      )}
    </button>
  );
}
