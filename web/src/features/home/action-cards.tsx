import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { PageLocation } from '#shared/navigation/page-path.ts';
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
