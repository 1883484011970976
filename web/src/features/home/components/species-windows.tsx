import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Choice } from './pet-search.tsx';
import styles from './species-windows.module.css';

/** One window a species; each leads to its pets. */
export function SpeciesWindows({ species }: { species: readonly Choice[] }) {
  return (
    <ul className={styles.windows}>
      {species.map(({ value, text }) => (
        <li key={value}>
          <PageLink to="pets" query={{ species: value }} className={styles.window}>
            <img src={`/art/window-${value.toLowerCase()}.svg`} width="400" height="520" alt="" loading="lazy" />
            <span className={styles.name}>{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
