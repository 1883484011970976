import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { SavedSearch } from '#shared/api/types.ts';
import { useForm } from '#shared/form/use-form.ts';
import { AskDialog } from '#shared/work/dialogs.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import { longestName } from '../../../features/pets/saved/saved-outcomes.ts';

function RenameForm({ search, form: element, cancel, onCancel, isBusy, settle }: AskedForm & { search: SavedSearch }) {
  const { t } = useTranslation('pets');
  const [change] = messagingEndpoints.usePatchNotificationsSearchesByIdMutation();
  const form = useForm({
    initial: { name: search.name },
    rules: {},
    submit: ({ name }) =>
      settle(async () => (await change({ id: search.id, body: { name: name.trim() } })).error === undefined).then(() => 'unsaved'),
  });
  return (
    <DialogForm
      form={element}
      isBusy={isBusy}
      kind="primary"
      words={{ cancel, submit: t('saved.confirm') }}
      onCancel={onCancel}
      onSubmit={form.next}
    >
      <WorkField {...form.about('name')} label={t('saved.name')} isOptional>
        <WorkInput {...form.text('name')} maxLength={longestName} />
      </WorkField>
    </DialogForm>
  );
}

interface RenameDialogProps {
  /** Without one the dialog is closed. */
  search: SavedSearch | undefined;
  onClose: () => void;
}

/** Asks for another name of a saved search. */
export function RenameDialog({ search, onClose }: RenameDialogProps) {
  const { t } = useTranslation('pets');
  return (
    <AskDialog asked={search} keyOf={({ id }) => id} title={() => t('saved.rename')} cancel={t('saved.cancel')} onClose={onClose}>
      {(asked, given) => <RenameForm search={asked} {...given} />}
    </AskDialog>
  );
}
