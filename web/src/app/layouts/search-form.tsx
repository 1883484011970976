import { longestSearch } from '@paltu/reference';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '#shared/navigation/navigation.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { usePetSuggestions } from '#shared/pet/use-pet-suggestions.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SearchInput } from '#shared/ui/search-input.tsx';
import styles from './header-search.module.css';

interface SearchFormProps {
  onClose: () => void;
  /** It is all that was opened. */
  takesFocus?: boolean;
}

/** Words, with how they may go on; leads to the list of pets. */
export function SearchForm({ onClose, takesFocus = false }: SearchFormProps) {
  const { t } = useTranslation('shell');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const searchFor = (search: string) => {
    onClose();
    navigate('pets', { query: { search } });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchFor(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <form ref={form} className={styles.form} action={pathOf('pets')} role="search" onSubmit={submit}>
      <Field label={<span className="visually-hidden">{t('search.label')}</span>} className={styles.words}>
        <SearchInput
          {...usePetSuggestions()}
          name="search"
          value=""
          maxLength={longestSearch}
          placeholder={t('search.label')}
          onValue={() => undefined}
          onPick={searchFor}
        />
      </Field>
      <Button kind="primary" size="large" isSubmit className={styles.submit}>
        {t('search.open')}
      </Button>
    </form>
  );
}
