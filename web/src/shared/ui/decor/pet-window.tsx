import type { ReactNode } from 'react';
import styles from './pet-window.module.css';

interface PetWindowProps {
  /** The painted ground behind the animal and the frame around it. */
  tone?: 'teal' | 'plum' | 'rani' | 'genda' | 'leaf' | 'sky';
  className?: string;
  /** SVG content inside the opening, in a box of 200 by 260. */
  children?: ReactNode;
}

const frame =
  'M10.0 236.0V101.8A16.1 16.1 0 0 1 15.4 71.0A16.1 16.1 0 0 1 31.1 43.9A16.1 16.1 0 0 1 55.0 23.9A16.1 16.1 0 0 1 84.4 13.2A16.1 16.1 0 0 1 115.6 13.2A16.1 16.1 0 0 1 145.0 23.9A16.1 16.1 0 0 1 168.9 43.9A16.1 16.1 0 0 1 184.6 71.0A16.1 16.1 0 0 1 190.0 101.8V236.0Z';
const opening =
  'M27.0 236.0V101.5A13.1 13.1 0 0 1 31.4 76.5A13.1 13.1 0 0 1 44.1 54.5A13.1 13.1 0 0 1 63.5 38.2A13.1 13.1 0 0 1 87.3 29.6A13.1 13.1 0 0 1 112.7 29.6A13.1 13.1 0 0 1 136.5 38.2A13.1 13.1 0 0 1 155.9 54.5A13.1 13.1 0 0 1 168.6 76.5A13.1 13.1 0 0 1 173.0 101.5V236.0Z';

/** The jharokha: a scalloped window with a sill. Ornament only, so it is hidden from screen readers. */
export function PetWindow({ tone = 'teal', className = '', children }: PetWindowProps) {
  return (
    <svg viewBox="0 0 200 260" className={`${styles.window} ${styles[tone]} ${className}`} aria-hidden focusable="false">
      <path className={styles.frame} d={frame} />
      <path className={styles.opening} d={opening} />
      <path className={styles.dots} d={frame} transform="translate(8 9.4) scale(.92)" />
      {children}
      <rect className={styles.sill} x="0" y="226" width="200" height="30" rx="6" />
      <path className={styles.sillDots} d="M12 242H190" />
    </svg>
  );
}
