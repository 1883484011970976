import type { ReactNode } from 'react';
import styles from './green-head.module.css';

interface GreenHeadProps {
  picture?: ReactNode;
  heading: ReactNode;
  text: ReactNode;
  actions: ReactNode;
}

/** The head of a member's page: who, in a line, and the one thing to do. */
export function GreenHead({ picture, heading, text, actions }: GreenHeadProps) {
  return (
    <header className={`${styles.head} on-green`}>
      {picture}
      <div className={styles.words}>
        {heading}
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
