import { Pencil, Search, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { SavedSearch } from '#shared/api/types.ts';
import { writeList } from '#shared/list/list-schema.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EntryCard } from '#shared/work/entry-card.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { SwitchLine, SwitchLines } from '#shared/work/switch-line.tsx';
import { petList } from '../../../features/pets/pet-list.ts';
import { FilterSentence } from '../../../features/pets/filter-words.tsx';
import { shownFilters } from '../../../features/pets/saved/saved-filters.ts';
import styles from '../../../features/pets/saved/saved.module.css';

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
export function SavedCard(props: SavedCardProps) {
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
