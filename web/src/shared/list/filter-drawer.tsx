import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pagination } from '../api/types.ts';
import { formatNumber } from '../format/format.ts';
import { withNamespace } from '../i18n/text-key.ts';
import type { NamespaceWith } from '../i18n/text-key.ts';
import { Button } from '../ui/button.tsx';
import { Overlay } from '../ui/overlay.tsx';
import round from '../ui/round-button.module.css';
import styles from './filters.module.css';
import type { Looked, Searched } from './list-toolbar.tsx';

/** What the page of a list passes to the drawer of its filters. */
export interface ListDrawerProps<Filters, Settings extends Looked> {
  filters: Filters;
  sortBy: Settings['sortBy'];
  isOpen: boolean;
  onClose: () => void;
  onShow: (filters: Filters) => void;
}

interface FilterDrawerProps<Filters> extends Omit<ListDrawerProps<Filters, Looked>, 'sortBy'> {
  /** The words of its last button for a draft. */
  showText: (draft: Filters) => ReactNode;
  controls: (draft: Filters, change: (changes: Partial<Filters>) => void) => ReactNode;
}

interface ShowTextProps {
  words: NamespaceWith<'filters.show' | 'filters.showCapped' | 'filters.showUncounted'>;
  /** Undefined until the draft has been counted. */
  pagination: Pagination | undefined;
}

/** "Show N pets", for the last button. */
export function ShowText({ words, pagination }: ShowTextProps): string {
  const translate = withNamespace(useTranslation(words).t);
  if (!pagination) return translate(`${words}:filters.showUncounted`);
  const { total, totalIsCapped } = pagination;
  const values = { count: total, amount: formatNumber(total) };
  return translate(totalIsCapped ? `${words}:filters.showCapped` : `${words}:filters.show`, values);
}

/** The filters on a phone: a draft, counted while it changes, that counts with its last button. Clearing it leaves what is searched for. */
export function FilterDrawer<Filters extends Searched>({ filters, isOpen, ...rest }: FilterDrawerProps<Filters>) {
  const { t } = useTranslation('shell');
  const heading = useId();
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    // Each opening starts from what the list shows now.
    setWasOpen(isOpen);
    if (isOpen) setDraft(filters);
  }
  return (
    <Overlay isOpen={isOpen} labelledBy={heading} onClose={rest.onClose} place="foot">
      <div className={styles.drawerHead}>
        <button type="button" className={round.round} aria-label={t('filters.close')} onClick={rest.onClose}>
          <X size={24} aria-hidden />
        </button>
        <h2 id={heading}>{t('filters.title')}</h2>
        <Button kind="link" className={styles.clear} onClick={() => setDraft({ search: draft.search } as Filters)}>
          {t('filters.clearAll')}
        </Button>
      </div>
      <div className={styles.drawerBody}>{rest.controls(draft, (changes) => setDraft({ ...draft, ...changes }))}</div>
      <div className={styles.drawerFoot}>
        <Button kind="primary" size="large" isBlock onClick={() => rest.onShow(draft)}>
          {rest.showText(draft)}
        </Button>
      </div>
    </Overlay>
  );
}
