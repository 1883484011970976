import { UserText } from './user-text.tsx';
import styles from './word-list.module.css';

interface WordListProps {
  words: readonly string[];
  /** How many are shown, and what stands for the others; otherwise all are. */
  first?: { most: number; more: (hidden: number) => string };
  label?: string;
  look?: 'plain' | 'framed' | 'small';
  className?: string | undefined;
}

/** Short words of a member side by side, each on a ground of its own. */
export function WordList({ words, first, label, look = 'plain', className = '' }: WordListProps) {
  const shown = words.slice(0, first?.most);
  const hidden = words.length - shown.length;
  return (
    <ul className={`${styles.words} ${styles[look]} ${className}`} aria-label={label}>
      {shown.map((word) => (
        <li key={word}>
          <UserText>{word}</UserText>
        </li>
      ))}
      {first && hidden > 0 && <li className={styles.more}>{first.more(hidden)}</li>}
    </ul>
  );
}
