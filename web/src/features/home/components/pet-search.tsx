import { ChevronDown, MapPin, PawPrint, Search } from 'lucide-react';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '#shared/navigation/navigation.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './pet-search.module.css';

export interface Choice {
  value: string;
  text: string;
}

interface SearchSelectProps {
  name: string;
  icon: ReactNode;
  label: string;
  /** The choice that does not narrow anything. */
  any: string;
  choices: readonly Choice[];
}

function SearchSelect({ name, icon, label, any, choices }: SearchSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {icon}
        {label}
      </label>
      <select id={id} name={name} className={styles.select} defaultValue="">
        <option value="">{any}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden className={styles.chevron} />
    </div>
  );
}

interface PetSearchProps {
  cities: readonly Choice[];
  species: readonly Choice[];
}

/** City and kind of pet; leads to the list with these filters in its address. */
export function PetSearch({ cities, species }: PetSearchProps) {
  const { t } = useTranslation('home');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    navigate('pets', { query: { species: String(form.get('species')), location: String(form.get('location')) } });
  };
  return (
    <form className={styles.search} action={pathOf('pets')} role="search" aria-label={t('hero.search')} onSubmit={search}>
      <SearchSelect
        name="location"
        icon={<MapPin size={16} aria-hidden />}
        label={t('hero.city')}
        any={t('hero.anyCity')}
        choices={cities}
      />
      <SearchSelect
        name="species"
        icon={<PawPrint size={16} aria-hidden />}
        label={t('hero.pet')}
        any={t('hero.allPets')}
        choices={species}
      />
      <Button kind="genda" size="large" isSubmit icon={<Search size={20} aria-hidden />} className={styles.submit}>
        {t('hero.submit')}
      </Button>
    </form>
  );
}
