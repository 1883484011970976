import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usualSpecies } from '#shared/pet/pet-choices.ts';
import styles from './ways.module.css';

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
