import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import { withNamespace } from '../i18n/text-key.ts';
import type { NamespaceWith } from '../i18n/text-key.ts';
import type { Choice } from '../form/control.ts';
import { PageHeading } from '../content/page-heading.tsx';
import type { TabLink } from '../content/tab-links.tsx';
import { ListFilter } from './list-filter.tsx';
import { PartChoice } from './part-choice.tsx';
import { ListPage } from '../list/list-page.tsx';
import type { ListResultsProps } from '../list/list-page.tsx';
import { chosenFilters } from '../list/list-schema.ts';
import { NothingFound } from '../content/states.tsx';
import styles from './state-list.module.css';
import type { ListQuery } from '../list/use-list-query.ts';

type Words = NamespaceWith<'title' | 'count' | 'state' | 'anyState' | 'tabs.label' | 'empty.narrowed' | 'error' | 'errorText'>;

interface Filters<State> {
  status?: State | undefined;
}

interface StateListProps<State extends string, Item> extends Pick<ListResultsProps<Item>, 'result' | 'skeleton' | 'children'> {
  words: Words;
  list: Omit<ListQuery<Filters<State>, object>, 'settings' | 'set' | 'queryOf'>;
  /** The parts of the list, and the name of the one that is shown. */
  tabs: { entries: readonly TabLink[]; current: string };
  /** Beside the tabs: the way to another page. */
  link?: ReactNode;
  states: readonly Choice<State>[];
  /** When no state is chosen. */
  empty: ReactNode;
}

/** What a member has under way, as a part of the dashboard: in tabs, narrowed by how it stands. */
export function StateList<State extends string, Item>(props: StateListProps<State, Item>) {
  const { words, list, tabs, link, states, empty, ...entries } = props;
  const translate = withNamespace(useTranslation(words).t);
  const { filters, filter, replaceFilters } = list;
  const isNarrowed = chosenFilters(filters).length > 0;
  return (
    <ListPage
      {...entries}
      heading={<PageHeading takesFocus="moved">{translate(`${words}:title`)}</PageHeading>}
      list={list}
      count={(total) => total !== undefined && translate(`${words}:count`, { count: total, amount: formatNumber(total) })}
      tools={
        <ListFilter
          label={translate(`${words}:state`)}
          any={translate(`${words}:anyState`)}
          choices={states}
          value={filters.status}
          onValue={(status) => filter({ status })}
          className={styles.filter}
        />
      }
      above={
        <div className={`${styles.above} ${link ? styles.linked : ''}`}>
          <PartChoice label={translate(`${words}:tabs.label`)} to="dashboard" {...tabs} />
          {link}
        </div>
      }
      label={translate(`${words}:title`)}
      empty={isNarrowed ? <NothingFound title={translate(`${words}:empty.narrowed`)} onClear={() => replaceFilters({})} /> : empty}
      failed={{ title: translate(`${words}:error`), text: translate(`${words}:errorText`) }}
    />
  );
}
