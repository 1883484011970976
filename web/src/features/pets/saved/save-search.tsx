import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeList } from '#shared/list/list-schema.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { late } from '#shared/ui/late.ts';
import { petList, petOrders } from '../pet-list.ts';
import type { PetFilters, PetSettings } from '../pet-list.ts';
import type { SaveDialogProps } from './save-dialog.tsx';
import { canBeSaved, filtersToSave } from './saved-filters.ts';
import styles from './saved.module.css';

/** Nobody saves a search before the page stands. */
const SaveDialog = late<SaveDialogProps>(async () => (await import('./save-dialog.tsx')).SaveDialog);

const icon = <BellPlus size={20} aria-hidden />;

interface SaveSearchProps {
  filters: PetFilters;
  settings: PetSettings;
  /** The words that were looked for, where others were typed. */
  corrected: string | null | undefined;
  /** Null for a visitor: one logs in to save a search, and comes back here. */
  memberId: string | null;
}

/** The way to be mailed when such a pet is listed. */
export function SaveSearch({ filters, settings, corrected, memberId }: SaveSearchProps) {
  const { t } = useTranslation('pets');
  const [asked, setAsked] = useState<'open' | 'closed'>();
  if (!canBeSaved(filters)) return null;
  if (memberId === null) {
    // As the address has it: a later search comes by relevance again.
    const raw = { ...settings, sortBy: petOrders.chosenOrder(filters, settings.sortBy) };
    const here = pathOf('pets', writeList(petList, { filters, settings: raw, page: 1 })).slice(1);
    return (
      <div className={styles.save}>
        <ActionLink to="login" query={{ next: here }} icon={icon} size="small">
          {t('saved.save')}
        </ActionLink>
      </div>
    );
  }
  return (
    <div className={styles.save}>
      <Button icon={icon} size="small" onClick={() => setAsked('open')}>
        {t('saved.save')}
      </Button>
      {asked && <SaveDialog filters={filtersToSave(filters, corrected)} isOpen={asked === 'open'} onClose={() => setAsked('closed')} />}
    </div>
  );
}
