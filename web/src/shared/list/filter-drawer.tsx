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
import type { Searched } from './list-schema.ts';

interface DraftProps<Filters, Sort> {
  words: NamespaceWith<'filters.show' | 'filters.showCapped' | 'filters.showUncounted'>;
  filters: Filters;
  sortBy: Sort;
  /** How many some filters leave; undefined until that is known. */
  useTotal: (filters: Filters, sortBy: Sort) => Pagination | undefined;
}

interface FilterDrawerProps<Filters, Sort> extends DraftProps<Filters, Sort> {
  isOpen: boolean;
  onClose: () => void;
  onShow: (filters: Filters) => void;
  controls: (draft: Filters, change: (changes: Partial<Filters>) => void) => ReactNode;
}

/** "Show N pets", for the last button. */
function ShowText<Filters, Sort>({ words, filters, sortBy, useTotal }: DraftProps<Filters, Sort>): string {
  const translate = withNamespace(useTranslation(words).t);
  const pagination = useTotal(filters, sortBy);
  if (!pagination) return translate(`${words}:filters.showUncounted`);
  const { total, totalIsCapped } = pagination;
  const values = { count: total, amount: formatNumber(total) };
  return translate(totalIsCapped ? `${words}:filters.showCapped` : `${words}:filters.show`, values);
}

/** The filters on a phone: a draft, counted while it changes, that counts with its last button. Clearing it leaves what is searched for. */
export function FilterDrawer<Filters extends Searched, Sort>({ filters, isOpen, ...rest }: FilterDrawerProps<Filters, Sort>) {
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
          <ShowText words={rest.words} filters={draft} sortBy={rest.sortBy} useTotal={rest.useTotal} />
        </Button>
      </div>
    </Overlay>
  );
}
