import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HeaderSheet } from './header-sheet.tsx';
import styles from './header-search.module.css';
import round from '#shared/ui/round-button.module.css';
import { useUnfolding } from './use-unfolding.ts';

/** A search for pets from every page: a button, and under the whole header the field that it opens. On a phone the menu has the field. */
export function HeaderSearch() {
  const { t } = useTranslation('shell');
  const { isOpen, sheetId, close, button, around } = useUnfolding<HTMLDivElement>();
  return (
    <div {...around} className={styles.wide}>
      <button {...button} type="button" className={round.round} aria-label={t('search.open')} title={t('search.open')}>
        <Search size={22} aria-hidden />
      </button>
      {isOpen && (
        <div id={sheetId} className={styles.sheet}>
          <div className="container">
            <HeaderSheet name="SearchForm" onClose={close} takesFocus />
          </div>
        </div>
      )}
    </div>
  );
}
