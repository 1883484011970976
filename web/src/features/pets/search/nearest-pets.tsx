import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet, PetSearch } from '#shared/api/types.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './read-search.module.css';

interface NearestPetsProps {
  alternatives: NonNullable<PetSearch['alternatives']>;
  /** Searches for what was found in place of what was not. */
  onSearch: (search: string) => void;
  children: (pets: readonly Pet[]) => ReactNode;
}

/** What is nearest to a search that has found nothing. */
export function NearestPets({ alternatives: { search, pets }, onSearch, children }: NearestPetsProps) {
  const { t } = useTranslation('pets');
  return (
    <>
      <div className={styles.nearest}>
        <h2>{t('list.empty.title')}</h2>
        <p>{t(search === '' ? 'search.newest' : 'search.nearest')}</p>
        {search !== '' && (
          <Button kind="link" onClick={() => onSearch(search)}>
            <bdi>{search}</bdi>
          </Button>
        )}
      </div>
      {children(pets)}
    </>
  );
}
