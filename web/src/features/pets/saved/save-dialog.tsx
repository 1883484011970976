import './saved-outcomes.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useForm } from '#shared/form/use-form.ts';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { FilterSentence } from '../filter-words.tsx';
import { shownFilters } from './saved-filters.ts';
import type { FiltersToSave } from './saved-filters.ts';
import { frequencies, longestName } from './saved-outcomes.ts';
import type { SavedForm } from './saved-outcomes.ts';
import styles from './saved.module.css';

export interface SaveDialogProps {
  filters: FiltersToSave;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks how often to mail, and for a name, before a search is saved. */
export function SaveDialog({ filters, isOpen, onClose }: SaveDialogProps) {
  const { t } = useTranslation('pets');
  const element = useRef<HTMLFormElement>(null);
  const [save] = messagingEndpoints.usePostNotificationsSearchesMutation();
  const form = useForm<SavedForm>({
    initial: { name: '', frequency: 'daily' },
    rules: {},
    draft: { key: `saved-search.${JSON.stringify(filters)}`, place: 'tab' },
    words: { failed: 'pets:saved.failed' },
    submit: async ({ name, frequency }) => {
      await save({ body: { name: name.trim(), frequency, filters } }).unwrap();
      onClose();
      return 'afresh';
    },
  });
  const close = () => form.isBusy || onClose();
  return (
    <Dialog isOpen={isOpen} title={t('saved.save')} closeLabel={t('saved.cancel')} onClose={close}>
      <DialogForm
        form={element}
        isBusy={form.isBusy}
        kind="primary"
        words={{ cancel: t('saved.cancel'), submit: t('saved.confirm') }}
        onCancel={close}
        onSubmit={form.next}
      >
        <p>{t('saved.text')}</p>
        <p className={styles.looked}>
          <FilterSentence filters={shownFilters(filters)} />
        </p>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <Field {...form.about('frequency')} label={t('saved.frequency.label')} isGroup>
          <ChoiceTiles
            look="segmented"
            choices={frequencies.map((value) => ({ value, text: t(`saved.frequency.${value}`) }))}
            value={form.values.frequency}
            onValue={(frequency) => form.change('frequency', frequency)}
          />
        </Field>
        <Field {...form.about('name')} label={t('saved.name')} isOptional>
          <TextInput {...form.text('name')} maxLength={longestName} />
        </Field>
      </DialogForm>
    </Dialog>
  );
}
