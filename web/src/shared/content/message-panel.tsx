import type { ReactNode } from 'react';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  heading: ReactNode;
  text?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
  /** `panel` lies on a tint inside a page; `page` stands alone. */
  place?: 'page' | 'panel';
}

/** A drawing, a title, a reason and what to do: the shape of empty, error, not-found and crash. */
export function MessagePanel({ heading, text, picture, actions, place = 'page' }: MessagePanelProps) {
  return (
    <section className={`${styles.message} ${styles[place]}`}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        {heading}
        {text && <p>{text}</p>}
        {actions && (
          <div className={styles.actions} data-no-print>
            {actions}
          </div>
        )}
      </div>
    </section>
  );
}
