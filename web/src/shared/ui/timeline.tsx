import styles from './timeline.module.css';

interface TimelineEntry {
  key: string;
  text: string;
  /** When it was, or that it is still to come. */
  on: string;
  isDone: boolean;
}

/** What has happened, and what is to come, in its order. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ key, text, on, isDone }) => (
        <li key={key} className={isDone ? styles.done : undefined}>
          <p className={styles.name}>{text}</p>
          <p className={styles.on}>{on}</p>
        </li>
      ))}
    </ol>
  );
}
