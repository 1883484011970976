import type { ReactNode } from 'react';
import { Timeline } from '../antd/details.ts';
import styles from './work-timeline.module.css';

interface WorkTimelineProps {
  entries: readonly {
    key: string;
    text: ReactNode;
    /** When it was, or that it is still to come. */
    on: ReactNode;
    isAhead?: boolean;
    /** Why, for one. */
    more?: ReactNode;
  }[];
}

/** What has happened to a thing, and what is to come, in its order. */
export function WorkTimeline({ entries }: WorkTimelineProps) {
  return (
    <Timeline
      className={styles.timeline}
      items={entries.map(({ key, text, on, isAhead = false, more }) => ({
        key,
        color: isAhead ? 'gray' : 'blue',
        content: (
          <>
            <p className={styles.name}>{text}</p>
            <p className={styles.on}>{on}</p>
            {more}
          </>
        ),
      }))}
    />
  );
}
