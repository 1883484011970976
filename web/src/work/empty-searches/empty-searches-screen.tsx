import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { EmptySearch } from '#shared/api/types.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { RowTools } from '#shared/work/row-list.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import styles from './empty-searches.module.css';

const lists = ['pets', 'accessories', 'stores', 'vets'] as const;
const spans = ['7', '30', '90'] as const;

interface Chosen {
  of: (typeof lists)[number];
  days: (typeof spans)[number];
}

/** By the address: of which list, and of how many days. */
const searchList: ListSchema<object, Chosen> = {
  filters: {},
  settings: { of: oneOfOr('pets', lists), days: oneOfOr('30', spans) },
  lastPage: 50,
};

const limit = 20;

/** What was searched for in vain in one list. */
function useSearchesOf({ of, days }: Chosen, page: number) {
  const asked = { page, limit, days: Number(days) };
  const optionsFor = (list: Chosen['of']) => ({ skip: of !== list, refetchOnMountOrArgChange: true });
  const answers = {
    pets: petsEndpoints.useGetPetsEmptySearchesQuery(asked, optionsFor('pets')),
    accessories: commerceEndpoints.useGetAccessoriesEmptySearchesQuery(asked, optionsFor('accessories')),
    stores: commerceEndpoints.useGetStoresEmptySearchesQuery(asked, optionsFor('stores')),
    vets: vetsEndpoints.useGetVetsEmptySearchesQuery(asked, optionsFor('vets')),
  };
  return listResult(answers[of], ({ searches }) => searches);
}

interface SearchToolsProps {
  chosen: Chosen;
  onChange: (changes: Partial<Chosen>) => void;
}

function SearchTools({ chosen: { of, days }, onChange }: SearchToolsProps) {
  const { t } = useTranslation('empty-searches');
  return (
    <RowTools>
      <WorkField label={t('of.label')} isGroup>
        <WorkChoices
          look="segmented"
          choices={lists.map((value) => ({ value, text: t(`of.${value}`) }))}
          value={of}
          onValue={(value) => onChange({ of: value })}
        />
      </WorkField>
      <WorkField label={t('days.label')} isGroup>
        <WorkChoices
          look="segmented"
          choices={spans.map((value) => ({ value, text: t('days.last', { count: Number(value) }) }))}
          value={days}
          onValue={(value) => onChange({ days: value })}
        />
      </WorkField>
    </RowTools>
  );
}

/** Words that were searched for, with the way to what they find now. */
function SearchLink({ of, words }: { of: Chosen['of']; words: string }) {
  return (
    <PageLink to={of} query={{ search: words }}>
      <UserText>{words}</UserText>
    </PageLink>
  );
}

function useSearchColumns(of: Chosen['of']): WorkColumn<EmptySearch>[] {
  const { t, i18n } = useTranslation('empty-searches');
  return [
    { name: 'words', title: t('column.words'), part: 'title', width: '34%', cell: ({ words }) => <SearchLink of={of} words={words} /> },
    { name: 'visitors', title: t('column.visitors'), cell: ({ visitors }) => formatNumber(visitors) },
    {
      name: 'instead',
      title: t('column.instead'),
      cell: ({ instead }) => (instead === null ? t('nothing') : <SearchLink of={of} words={instead} />),
    },
    { name: 'last', title: t('column.last'), cell: ({ lastDay }) => formatDate(i18n.language, lastDay) },
  ];
}

/** Searches that found nothing, for admins: what visitors look for that nobody offers, or that our words do not know. */
export function EmptySearchesScreen() {
  const { t } = useTranslation('empty-searches');
  const list = useListQuery(searchList);
  const { of } = list.settings;
  const result = useSearchesOf(list.settings, list.page);
  const columns = useSearchColumns(of);
  return (
    <WorkList
      words={{ title: t('title'), loading: t('loading'), error: t('error') }}
      count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
      list={list}
      above={
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <SearchTools chosen={list.settings} onChange={list.set} />
        </>
      }
      result={result}
      empty={<EmptyState title={t('empty.title')} reason={t('empty.text')} />}
    >
      {(searches) => (
        <WorkTable name={`empty-searches.${of}`} label={t('title')} items={searches} idOf={({ words }) => words} columns={columns} />
      )}
    </WorkList>
  );
}
