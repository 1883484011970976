import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { ApprovalStatus, PetStatus, Species } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters, oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { NothingFound } from '#shared/content/states.tsx';
import { SearchField } from '#shared/list/search-field.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { petChoices } from '#shared/pet/pet-choices.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { ListFilter } from '#shared/work/list-filter.tsx';
import { SavedFilters } from '#shared/work/saved-filters.tsx';
import { places } from './dashboard-place.ts';
import { MyPetsGrid, MyPetsSkeleton, NoPetsYet } from './my-pets-grid.tsx';
import styles from './my-pets.module.css';

const pageLimit = 12;
const reviewStates = ['rejected', 'pending', 'approved'] as const satisfies readonly ApprovalStatus[];
const searchLimit = 100;

interface MyPetsFilters {
  search?: string | undefined;
  species?: Species | undefined;
  approvalStatus?: ApprovalStatus | undefined;
  status?: PetStatus | undefined;
}

const myPetsList: ListSchema<MyPetsFilters, object> = {
  filters: {
    search: searchText(1, searchLimit),
    species: oneOf(petChoices.species),
    approvalStatus: oneOf(reviewStates),
    status: oneOf(petChoices.status),
  },
  settings: {},
};

interface FiltersProps {
  filters: MyPetsFilters;
  onChange: (changes: Partial<MyPetsFilters>) => void;
}

/** Which of them: by a word, by species, by how the review stands, by whether the pet can be had. */
function Filters({ filters: { search, species, approvalStatus, status }, onChange }: FiltersProps) {
  const { t } = useTranslation(['my-pets', 'pet', 'listing']);
  const choices = usePetChoices();
  return (
    <search className={styles.filters}>
      <SearchField
        label={t('list.search')}
        hint={t('list.search')}
        maxLength={searchLimit}
        value={search}
        onValue={(text) => onChange({ search: text })}
        className={styles.search}
      />
      <ListFilter
        label={t('pet:field.species')}
        any={t('list.anySpecies')}
        choices={choices('species')}
        value={species}
        onValue={(next) => onChange({ species: next })}
      />
      <ListFilter
        label={t('listing:review.label')}
        any={t('list.anyReview')}
        choices={reviewStates.map((value) => ({ value, text: t(`pet:approvalStatus.${value}`) }))}
        value={approvalStatus}
        onValue={(next) => onChange({ approvalStatus: next })}
      />
      <ListFilter
        label={t('pet:field.status')}
        any={t('list.anyStatus')}
        choices={choices('status')}
        value={status}
        onValue={(next) => onChange({ status: next })}
      />
    </search>
  );
}

/** All my listings, of every state of the review; those that were sent back first. */
export function MyPetsScreen() {
  const { t } = useTranslation('my-pets');
  const list = useListQuery(myPetsList);
  const { filters, page } = list;
  const isNarrowed = chosenFilters(filters).length > 0;
  const pets = petsEndpoints.useGetPetsUserMyPetsQuery({ ...filters, page, limit: pageLimit, sortBy: 'sent-back' });
  return (
    <ListPage
      heading={<PageHeading takesFocus="moved">{t('list.title')}</PageHeading>}
      list={list}
      count={(total) => total !== undefined && t('list.count', { count: total, amount: formatNumber(total) })}
      tools={
        <ActionLink to="dashboard" query={places.add} kind="genda" icon={<Plus size={20} aria-hidden />} className={styles.add}>
          {t('list.add')}
        </ActionLink>
      }
      above={
        <>
          <Filters filters={filters} onChange={list.filter} />
          <SavedFilters of="my-pets" list={list} />
        </>
      }
      label={t('list.title')}
      result={listResult(pets, (data) => data.pets)}
      skeleton={<MyPetsSkeleton count={6} />}
      empty={isNarrowed ? <NothingFound title={t('list.noneOfThese')} onClear={() => list.replaceFilters({})} /> : <NoPetsYet />}
      failed={{ title: t('list.error'), text: t('list.errorText') }}
    >
      {(items) => <MyPetsGrid pets={items} />}
    </ListPage>
  );
}
