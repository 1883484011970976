import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowSearch } from '#shared/work/row-list.tsx';
import { longestSearch, shortestSearch } from '../model/member-list.ts';

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
    <RowSearch
      label={t('search.label')}
      error={refusedAt === search ? t('search.tooShort') : undefined}
      maxLength={longestSearch}
      value={search}
      onValue={look}
    />
  );
}
