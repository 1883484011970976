import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { longestSearch, shortestSearch } from '../model/member-list.ts';
import styles from './members-screen.module.css';

interface MemberSearchProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** Looks for members by any part of name or email; nothing typed finds everybody. */
export function MemberSearch({ search = '', onSearch }: MemberSearchProps) {
  const { t } = useTranslation('members');
  const [typed, setTyped] = useState(search);
  const [isTooShort, setTooShort] = useState(false);
  const look = () => {
    const wanted = typed.trim();
    const isRefused = wanted !== '' && wanted.length < shortestSearch;
    setTooShort(isRefused);
    if (!isRefused) onSearch(wanted || undefined);
  };
  return (
    <form
      role="search"
      noValidate
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <Field label={t('search.label')} error={isTooShort ? t('search.tooShort') : undefined} className={styles.searchField}>
        <TextInput
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestSearch}
          value={typed}
          onValue={(text) => {
            setTyped(text);
            setTooShort(false);
          }}
        />
      </Field>
      <Button kind="primary" size="large" isSubmit>
        {t('search.submit')}
      </Button>
    </form>
  );
}
