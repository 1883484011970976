import { longestSearch } from '@paltu/reference';
import { ChevronDown, MapPin, PawPrint, Search } from 'lucide-react';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { i18n } from '#shared/i18n/i18n.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { pathOf } from '#shared/navigation/page-path.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { usualSpecies } from '#shared/pet/pet-choices.ts';
import { usePetSuggestions } from '#shared/pet/use-pet-suggestions.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SearchInput } from '#shared/ui/search-input.tsx';
import styles from './home-hero.module.css';

/** The site and who runs it, as search engines read them. */
export function homeHead(): PageHead {
  const url = `${location.origin}/`;
  const names = { name: 'Paltu', alternateName: 'پالتو', url };
  return {
    description: i18n.t('home:hero.text'),
    data: [
      { '@type': 'WebSite', ...names, inLanguage: i18n.language },
      { '@type': 'Organization', ...names, areaServed: 'PK' },
    ],
  };
}

const windows = [
  { name: 'hero-cat', height: 520 },
  { name: 'hero-dog', height: 600 },
  { name: 'hero-parrot', height: 520 },
];

const quickLinks = [
  { name: 'catsLahore', query: { species: 'Cat', location: 'Lahore' } },
  { name: 'free', query: { adoptionType: 'Adoption' } },
  { name: 'birdsKarachi', query: { species: 'Bird', location: 'Karachi' } },
  { name: 'dogsIslamabad', query: { species: 'Dog', location: 'Islamabad' } },
] as const satisfies readonly { name: string; query: Query }[];

interface SearchSelectProps {
  name: string;
  icon: ReactNode;
  label: string;
  /** The choice that does not narrow anything. */
  any: string;
  children: ReactNode;
}

function SearchSelect({ name, icon, label, any, children }: SearchSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {icon}
        {label}
      </label>
      <span className={styles.control}>
        <select id={id} name={name} className={styles.select} defaultValue="">
          <option value="">{any}</option>
          {children}
        </select>
        <ChevronDown size={18} aria-hidden className={styles.chevron} />
      </span>
    </div>
  );
}

/** Words, city and kind of pet; leads to the list with these filters in its address. */
function PetSearch() {
  const { t } = useTranslation(['home', 'pet']);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '').trim();
    navigate('pets', { query: { search: given('search'), species: given('species'), location: given('location') } });
  };
  return (
    <form className={styles.search} action={pathOf('pets')} role="search" aria-label={t('hero.search')} onSubmit={search}>
      <Field label={<span className="visually-hidden">{t('hero.words')}</span>} className={styles.words}>
        <SearchInput
          {...usePetSuggestions()}
          name="search"
          value=""
          maxLength={longestSearch}
          placeholder={t('hero.wordsHint')}
          onValue={() => undefined}
          onPick={(picked) => navigate('pets', { query: { search: picked } })}
        />
      </Field>
      <SearchSelect name="location" icon={<MapPin size={16} aria-hidden />} label={t('hero.city')} any={t('hero.anyCity')}>
        <CityOptions />
      </SearchSelect>
      <SearchSelect name="species" icon={<PawPrint size={16} aria-hidden />} label={t('hero.pet')} any={t('hero.allPets')}>
        <Options choices={usualSpecies.map((value) => ({ value, text: t(`pet:speciesMany.${value}`) }))} />
      </SearchSelect>
      <Button kind="genda" size="large" isSubmit icon={<Search size={20} aria-hidden />} className={styles.submit}>
        {t('hero.submit')}
      </Button>
    </form>
  );
}

/** The green front of the house: three windows, and the search. */
export function HomeHero() {
  const { t } = useTranslation('home');
  return (
    <section className={`${styles.hero} on-green jhalar-below`}>
      <div className={`container ${styles.heroRow}`}>
        <div className={styles.heroWords}>
          <PageHeading className={styles.heroTitle}>{t('hero.title')}</PageHeading>
          <p className={styles.heroText}>{t('hero.text')}</p>
        </div>
        <div className={styles.heroWindows}>
          {windows.map(({ name, height }) => (
            <img key={name} src={`/art/${name}.svg`} width="400" height={height} alt="" fetchPriority="high" />
          ))}
        </div>
        <div className={styles.heroSearch}>
          <PetSearch />
          <nav aria-label={t('hero.quick')}>
            <ul className={styles.quick}>
              {quickLinks.map(({ name, query }) => (
                <li key={name}>
                  <PageLink to="pets" query={query}>
                    {t(`quick.${name}`)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}
