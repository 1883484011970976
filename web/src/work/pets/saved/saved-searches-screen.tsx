import '../../../features/pets/saved/saved-outcomes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { SavedSearch } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { EntryList, EntryListSkeleton } from '#shared/work/entry-card.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { SavedCard } from './saved-card.tsx';
import styles from '../../../features/pets/saved/saved.module.css';

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
