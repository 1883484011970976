import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

/** A block in the final shape of what loads: `picture` 4:3, `square`, `line`, `short` line, `heading`, `control`. */
export function SkeletonBlock({ shape }: { shape: 'picture' | 'square' | 'line' | 'short' | 'heading' | 'control' }) {
  return <span className={`${styles.block} ${styles[shape]}`} />;
}

/** Wraps blocks, and announces once to screen readers that something loads. */
export function Skeleton({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{label ?? t('loading')}</span>
      {children}
    </div>
  );
}

/** One pet card that loads. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden>
      <SkeletonBlock shape="picture" />
      <SkeletonBlock shape="short" />
      <SkeletonBlock shape="line" />
      <SkeletonBlock shape="short" />
    </div>
  );
}
