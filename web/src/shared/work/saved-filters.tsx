import { BookmarkPlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenFilters } from '../list/list-schema.ts';
import type { ListQuery } from '../list/use-list-query.ts';
import { Button } from './button.tsx';
import { DialogForm } from '../content/dialogs.tsx';
import { Dialog } from './dialogs.tsx';
import { useKeptFocus } from '../content/use-kept-focus.ts';
import { WorkInput } from './controls.tsx';
import { isSameChoice, useKeptFilters } from './kept-filters.ts';
import styles from './saved-filters.module.css';
import { WorkField } from './work-field.tsx';

const longestName = 40;

interface NameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

function NameDialog({ isOpen, onClose, onName }: NameDialogProps) {
  const { t } = useTranslation('work');
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const close = () => {
    setName('');
    onClose();
  };
  const submit = () => {
    onName(name.trim());
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={t('saved.save')}
      closeLabel={t('saved.cancel')}
      onClose={close}
      onOpened={() => form.current?.querySelector('input')?.focus()}
    >
      <DialogForm
        form={form}
        isBusy={false}
        isReady={name.trim() !== ''}
        kind="primary"
        words={{ cancel: t('saved.cancel'), submit: t('saved.submit') }}
        onCancel={close}
        onSubmit={submit}
      >
        <WorkField id="saved-name" label={t('saved.name')}>
          <WorkInput value={name} onValue={setName} maxLength={longestName} autoComplete="off" />
        </WorkField>
      </DialogForm>
    </Dialog>
  );
}

interface SavedFiltersProps<Filters extends object> {
  /** What they are kept under. */
  of: string;
  list: Pick<ListQuery<Filters, object>, 'filters' | 'replaceFilters'>;
}

/** Filters that are used again and again: kept on the device under a name, each brought back by one press. */
export function SavedFilters<Filters extends object>({ of, list: { filters, replaceFilters } }: SavedFiltersProps<Filters>) {
  const { t } = useTranslation('work');
  const { kept, add, remove } = useKeptFilters<Filters>(of);
  const [isNaming, setNaming] = useState(false);
  useKeptFocus(kept.length);
  const isNew = chosenFilters(filters).length > 0 && !kept.some((one) => isSameChoice(one.filters, filters));
  if (kept.length === 0 && !isNew && !isNaming) return null;
  return (
    <div role="group" aria-label={t('saved.label')} className={styles.saved}>
      {kept.map((one) => (
        <span key={one.name} className={styles.one}>
          <button
            type="button"
            className={styles.name}
            aria-pressed={isSameChoice(one.filters, filters)}
            onClick={() => replaceFilters(one.filters)}
          >
            <bdi>{one.name}</bdi>
          </button>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('saved.remove', { name: one.name })}
            onClick={() => remove(one.name)}
          >
            <X size={16} aria-hidden />
          </button>
        </span>
      ))}
      {isNew && (
        <Button size="small" kind="text" icon={<BookmarkPlus size={18} aria-hidden />} onClick={() => setNaming(true)}>
          {t('saved.save')}
        </Button>
      )}
      <NameDialog isOpen={isNaming} onClose={() => setNaming(false)} onName={(name) => add({ name, filters })} />
    </div>
  );
}
