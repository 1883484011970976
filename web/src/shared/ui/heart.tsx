import { Heart as Outline } from 'lucide-react';
import styles from './heart.module.css';

/** The sign of what somebody likes: full once they do. */
export function Heart({ isFull = false }: { isFull?: boolean }) {
  return <Outline size={20} className={isFull ? styles.full : ''} aria-hidden />;
}
