import { ArrowRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { PageLocation } from '#shared/navigation/page-path.ts';
import { usualSpecies } from '#shared/pet/pet-choices.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import styles from './ways.module.css';

const cards = [
  { name: 'adopt', key: 'pets', query: {} },
  { name: 'shop', key: 'accessories', query: {} },
  { name: 'vet', key: 'vets', query: {} },
  { name: 'list', key: 'register', query: { next: 'dashboard?tab=pets&mode=add' } },
] as const satisfies readonly (PageLocation & { name: string })[];

/** What one can do here: four cards, each a way. */
export function ActionCards() {
  const { t } = useTranslation('home');
  return (
    <nav className="container" aria-label={t('actions.label')}>
      <ul className={styles.cards}>
        {cards.map(({ name, key, query }) => (
          <li key={name}>
            <PageLink to={key} query={query} className={`${styles.card} ${styles[name]}`}>
              <img src={`/art/card-${name}.svg`} width="800" height="510" alt="" loading="lazy" />
              <span className={styles.cardWords}>
                <span className={styles.cardTitle}>{t(`actions.${name}`)}</span>
                <span className={styles.cardText}>{t(`actions.${name}Text`)}</span>
                <ArrowRight size={20} className={`mirrors ${styles.arrow}`} aria-hidden />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One window a species; each leads to its pets. */
export function SpeciesWindows() {
  const { t } = useTranslation('pet');
  return (
    <ul className={styles.speciesWindows}>
      {usualSpecies.map((species) => (
        <li key={species}>
          <PageLink to="pets" query={{ species }} className={styles.speciesWindow}>
            <img src={`/art/window-${species.toLowerCase()}.svg`} width="400" height="520" alt="" loading="lazy" />
            <span className={styles.speciesName}>{t(`speciesMany.${species}`)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** For those who have a pet to give. */
export function ListPetPanel() {
  const { t } = useTranslation('home');
  return (
    <div className="container">
      <section className={styles.panel} aria-labelledby="home-list-pet">
        <div className={styles.listingWords}>
          <h2 id="home-list-pet">{t('list.title')}</h2>
          <p className={styles.listingText}>{t('list.text')}</p>
          <ActionLink kind="genda" size="large" to="dashboard" query={{ tab: 'pets', mode: 'add' }} icon={<Plus size={20} aria-hidden />}>
            {t('list.action')}
          </ActionLink>
        </div>
        <img src="/art/window-rabbit.svg" width="400" height="520" alt="" loading="lazy" className={styles.listingWindow} />
      </section>
    </div>
  );
}
