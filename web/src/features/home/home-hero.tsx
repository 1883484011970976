import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import styles from './hero/hero.module.css';
import { PetSearch } from './hero/pet-search.tsx';

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
