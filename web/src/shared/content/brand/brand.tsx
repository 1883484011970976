import styles from './brand.module.css';
import { paltuOutline } from './urdu-outlines.ts';

/** Medallion and double wordmark "Paltu پالتو". On green the Urdu half turns marigold. */
export function Brand({ onGreen = false }: { onGreen?: boolean }) {
  return (
    <span className={`${styles.brand} ${onGreen ? styles.onGreen : ''}`}>
      <img src="/art/paw-medallion.svg" width="36" height="36" alt="" />
      <span className={styles.latin}>Paltu</span>
      <svg className={styles.urdu} viewBox={paltuOutline.viewBox} lang="ur" role="img" aria-label="پالتو">
        <path d={paltuOutline.path} />
      </svg>
    </span>
  );
}
