import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#shared/ui/field.tsx';
import { SearchInput } from '#shared/ui/search-input.tsx';
import { longestSearch, shortestSearch } from '../model/member-list.ts';
import styles from './members-screen.module.css';

interface MemberSearchProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** Looks for members by any part of name or email; nothing typed finds everybody. */
export function MemberSearch({ search = '', onSearch }: MemberSearchProps) {
  const { t } = useTranslation('members');
  // What the list showed as something too short was typed: it is forgotten with that.
  const [refusedAt, setRefusedAt] = useState<string>();
  const look = (wanted: string) => {
    const isRefused = wanted !== '' && wanted.length < shortestSearch;
    setRefusedAt(isRefused ? search : undefined);
    if (!isRefused) onSearch(wanted || undefined);
  };
  return (
    <search className={styles.search}>
      <Field label={t('search.label')} error={refusedAt === search ? t('search.tooShort') : undefined} className={styles.searchField}>
        <SearchInput maxLength={longestSearch} value={search} onValue={look} />
      </Field>
    </search>
  );
}
