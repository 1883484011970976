import { languageOfText } from './language-of-text.ts';
import styles from './user-text.module.css';

interface UserProseProps {
  children: string;
  /** Where its lines begin: on the side of its own language, or, as facts in a row of others do, where the page begins. */
  side?: 'own' | 'page';
  className?: string;
}

/** Sentences that a member wrote, in the direction of their own language. */
export function UserProse({ children, side = 'own', className = '' }: UserProseProps) {
  return (
    <p dir="auto" lang={languageOfText(children)} className={`prose ${styles.prose} ${styles[side] ?? ''} ${className}`}>
      {children}
    </p>
  );
}
