import { languageOfText } from './language-of-text.ts';
import styles from './user-text.module.css';

interface UserProseProps {
  children: string;
  id?: string;
  className?: string;
}

/** Sentences that a member wrote: a paragraph that begins on the side of its own language. */
export function UserProse({ children, id, className = '' }: UserProseProps) {
  return (
    <p id={id} dir="auto" lang={languageOfText(children)} className={`prose ${styles.prose} ${className}`}>
      {children}
    </p>
  );
}
