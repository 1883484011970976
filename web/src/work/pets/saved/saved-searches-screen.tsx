import { useTranslation } from 'react-i18next';
import { Pencil, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { SavedSearch } from '#shared/api/types.ts';
import { useForm } from '#shared/form/use-form.ts';
import { AskDialog, ConfirmDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import { writeList } from '#shared/list/list-schema.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EntryCard, EntryList, EntryListSkeleton } from '#shared/work/entry-card.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { SwitchLine, SwitchLines } from '#shared/work/switch-line.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { longestName } from '../../../features/pets/saved/saved-outcomes.ts';
import { petList } from '../../../features/pets/pet-list.ts';
import { FilterSentence } from '../../../features/pets/filter-words.tsx';
import { shownFilters } from '../../../features/pets/saved/saved-filters.ts';
import styles from '../../../features/pets/saved/saved.module.css';

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
function RenameDialog({ search, onClose }: RenameDialogProps) {
  const { t } = useTranslation('pets');
  return (
    <AskDialog asked={search} keyOf={({ id }) => id} title={() => t('saved.rename')} cancel={t('saved.cancel')} onClose={onClose}>
      {(asked, given) => <RenameForm search={asked} {...given} />}
    </AskDialog>
  );
}

interface SavedCardProps {
  search: SavedSearch;
  onRename: () => void;
  onDelete: () => void;
}

/** The way to what a search finds now, and what can be done with it. */
function SavedActions({ search: { filters }, onRename, onDelete }: SavedCardProps) {
  const { t } = useTranslation('pets');
  const query = writeList(petList, { filters: shownFilters(filters), settings: { sortBy: 'newest', view: 'grid' }, page: 1 });
  return (
    <>
      <ActionLink to="pets" query={query} icon={<Search size={20} aria-hidden />}>
        {t('saved.show')}
      </ActionLink>
      <Button icon={<Pencil size={20} aria-hidden />} onClick={onRename}>
        {t('saved.rename')}
      </Button>
      <Button kind="text" icon={<Trash2 size={20} aria-hidden />} onClick={onDelete}>
        {t('saved.delete')}
      </Button>
    </>
  );
}

/** One saved search: what it looks for, how often it is mailed, and whether it is paused. */
function SavedCard(props: SavedCardProps) {
  const { id, name, filters, frequency, paused } = props.search;
  const { t } = useTranslation('pets');
  const [change] = messagingEndpoints.usePatchNotificationsSearchesByIdMutation();
  const looked = <FilterSentence filters={shownFilters(filters)} />;
  return (
    <EntryCard
      look="plain"
      name={name === '' ? looked : <UserText>{name}</UserText>}
      state={paused && <Pill tone="plain">{t('saved.paused')}</Pill>}
      actions={<SavedActions {...props} />}
    >
      {name !== '' && <p className={styles.looked}>{looked}</p>}
      <div className={styles.switches}>
        <SwitchLines>
          <SwitchLine label={t('saved.active')} isOn={!paused} onChange={(isOn) => void change({ id, body: { paused: !isOn } })} />
          <SwitchLine
            label={t('saved.onSaturdays')}
            isOn={frequency === 'weekly'}
            onChange={(isOn) => void change({ id, body: { frequency: isOn ? 'weekly' : 'daily' } })}
          />
        </SwitchLines>
      </div>
    </EntryCard>
  );
}

function DeleteDialog({ search, onClose }: { search: SavedSearch | undefined; onClose: () => void }) {
  const { t } = useTranslation('pets');
  const [remove, { isLoading }] = messagingEndpoints.useDeleteNotificationsSearchesByIdMutation();
  const confirm = async ({ id }: SavedSearch) => {
    const { error } = await remove({ id });
    if (error === undefined) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={search !== undefined}
      title={t('saved.deleteQuestion')}
      words={{ keep: t('saved.cancel'), confirm: t('saved.delete') }}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => search && void confirm(search)}
    >
      <p>{t('saved.deleteText')}</p>
    </ConfirmDialog>
  );
}

function SavedList({ searches }: { searches: readonly SavedSearch[] }) {
  const { t } = useTranslation('pets');
  const [renamed, setRenamed] = useState<SavedSearch>();
  const [deleted, setDeleted] = useState<SavedSearch>();
  if (searches.length === 0) {
    return (
      <EmptyState
        title={t('saved.empty.title')}
        reason={t('saved.empty.text')}
        action={<ActionLink to="pets">{t('saved.empty.browse')}</ActionLink>}
      />
    );
  }
  return (
    <>
      <EntryList entries={searches}>
        {(search) => <SavedCard search={search} onRename={() => setRenamed(search)} onDelete={() => setDeleted(search)} />}
      </EntryList>
      <RenameDialog search={renamed} onClose={() => setRenamed(undefined)} />
      <DeleteDialog search={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

/** What the member looks for: each saved search, and how it is mailed. */
export function SavedSearchesScreen() {
  const { t } = useTranslation('pets');
  const errorText = useErrorText();
  const { data, error, refetch } = messagingEndpoints.useGetNotificationsSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={workPage}>
      <PageHeading>{t('saved.title')}</PageHeading>
      <p className={styles.lead}>{t('saved.lead')}</p>
      {data ? (
        <SavedList searches={data.searches} />
      ) : error ? (
        <ErrorState title={t('saved.error')} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <EntryListSkeleton label={t('saved.loading')} look="plain" count={3} />
      )}
    </div>
  );
}
