import { longestSearch } from '@paltu/reference';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing, MarkName } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters } from '#shared/list/list-schema.ts';
import { EmptyState, NothingFound } from '#shared/content/states.tsx';
import { RowSearch, RowTools } from '#shared/work/row-list.tsx';
import { firstWords } from '#shared/list/search-words.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { markedKinds, thingLists } from './marked-kinds.ts';
import type { MarkedKind, ThingFilters } from './marked-kinds.ts';
import { MarkButtons, ReasonDialog } from './mark-buttons.tsx';
import { MarkPills, useThingColumns } from './thing-columns.tsx';
import styles from './things.module.css';

const limit = 20;

interface ThingToolsProps {
  kind: MarkedKind;
  filters: ThingFilters;
  onChange: (changes: ThingFilters) => void;
}

/** All of them, those with one mark, or those that wait to be looked at. */
type Shown = MarkName | 'all' | 'waiting';

function ThingTools({ kind, filters: { search = '', mark, waiting }, onChange }: ThingToolsProps) {
  const { t } = useTranslation('marks');
  const { marks, isReviewed } = markedKinds[kind];
  const shown: readonly Shown[] = ['all', ...marks, ...(isReviewed ? (['waiting'] as const) : [])];
  const choices = shown.map((value) => ({ value, text: t(`only.${value}`) }));
  const show = (value: Shown) =>
    onChange({ mark: value === 'all' || value === 'waiting' ? undefined : value, waiting: value === 'waiting' ? true : undefined });
  return (
    <RowTools>
      <RowSearch
        label={t(`kind.${kind}.search`)}
        maxLength={longestSearch}
        value={search}
        onValue={(text) => onChange({ search: text || undefined })}
      />
      <WorkField label={t('only.label')} isGroup>
        <WorkChoices look="segmented" choices={choices} value={waiting ? 'waiting' : (mark ?? 'all')} onValue={show} />
      </WorkField>
    </RowTools>
  );
}

interface NoThingsProps {
  kind: MarkedKind;
  isNarrowed: boolean;
  onClear: () => void;
}

function NoThings({ kind, isNarrowed, onClear }: NoThingsProps) {
  const { t } = useTranslation('marks');
  if (!isNarrowed) return <EmptyState title={t(`kind.${kind}.none`)} reason={t(`kind.${kind}.noneText`)} />;
  return <NothingFound title={t('empty.title')} reason={t('empty.text')} clear={t('empty.clear')} onClear={onClear} />;
}

function useMarkColumns(kind: MarkedKind, onHide: (thing: MarkedThing) => void): WorkColumn<MarkedThing>[] {
  const { t } = useTranslation(['marks', 'work']);
  return [
    ...useThingColumns().filter(({ name }) => name !== 'city' || markedKinds[kind].hasCity),
    { name: 'state', title: t('marks'), cell: (thing) => <MarkPills thing={thing} /> },
    {
      name: 'actions',
      title: t('work:table.actions'),
      part: 'actions',
      cell: (thing) => (
        <div className={styles.actions}>
          <MarkButtons thing={thing} size="small" onHide={() => onHide(thing)} />
        </div>
      ),
    },
  ];
}

/** All things of one kind, for admins: found by their words or by a mark; and for each of them its marks, set and taken away. */
export function ThingsScreen({ kind }: { kind: MarkedKind }) {
  const { t } = useTranslation('marks');
  const list = useListQuery(thingLists[kind]);
  const { filters, page } = list;
  const asked = { page, limit, ...filters, search: filters.search && firstWords(filters.search) };
  const result = listResult(markedKinds[kind].list.useQuery(asked, { refetchOnMountOrArgChange: true }), ({ things }) => things);
  const [hiding, hide] = useState<MarkedThing>();
  const columns = useMarkColumns(kind, hide);
  return (
    <>
      <WorkList
        words={{ title: t(`kind.${kind}.title`), loading: t('loading'), error: t('error') }}
        count={(isCapped, values) => t(isCapped ? `kind.${kind}.countCapped` : `kind.${kind}.count`, values)}
        list={list}
        savedAs={`marks.${kind}`}
        above={<ThingTools kind={kind} filters={filters} onChange={list.filter} />}
        result={result}
        empty={<NoThings kind={kind} isNarrowed={chosenFilters(filters).length > 0} onClear={() => list.replaceFilters({})} />}
      >
        {(things) => (
          <WorkTable name={`marks.${kind}`} label={t(`kind.${kind}.title`)} items={things} idOf={({ id }) => id} columns={columns} />
        )}
      </WorkList>
      <ReasonDialog asked={hiding && { act: 'hide', thing: hiding }} onClose={() => hide(undefined)} />
    </>
  );
}
