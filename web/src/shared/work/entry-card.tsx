import type { ReactNode } from 'react';
import styles from './entry-card.module.css';
import { SkeletonStack } from '../content/skeleton-stack.tsx';
import { Skeleton, SkeletonBlock } from '../content/skeleton.tsx';

/** What a card begins with: a square picture; a moment, which a phone shows above the words; or the words at once. */
type Look = 'picture' | 'moment' | 'plain';

interface EntryListProps<Entry> {
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** Cards one below the other. */
export function EntryList<Entry extends { id: string }>({ entries, children }: EntryListProps<Entry>) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>{children(entry)}</li>
      ))}
    </ul>
  );
}

interface EntryCardProps {
  look: Look;
  /** The picture, or the moment. */
  start?: ReactNode;
  /** The name, as a link to the page of the thing where it has one. */
  name: ReactNode;
  /** How it stands, as a pill. */
  state: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One thing of a list that takes steps: what it is, how it stands, and what can be done at once. */
export function EntryCard({ look, start, name, state, actions, children }: EntryCardProps) {
  return (
    <article className={`${styles.card} ${styles[look]}`}>
      {start && <div className={styles.start}>{start}</div>}
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          {state}
        </div>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

interface EntryListSkeletonProps {
  label: string;
  look: Look;
  count: number;
}

/** The list while it loads. */
export function EntryListSkeleton({ label, look, count }: EntryListSkeletonProps) {
  return (
    <Skeleton label={label} className={styles.list}>
      {Array.from({ length: count }, (_none, index) => (
        <div key={index} className={`${styles.card} ${styles[look]}`}>
          {look !== 'plain' && (
            <div className={styles.start}>
              <SkeletonBlock shape={look === 'picture' ? 'square' : 'control'} />
            </div>
          )}
          <SkeletonStack gap={3} shapes={['heading', 'line', 'short']} />
        </div>
      ))}
    </Skeleton>
  );
}
