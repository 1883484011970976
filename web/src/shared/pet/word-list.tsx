import { UserText } from './user-text.tsx';
import styles from './word-list.module.css';

interface WordListProps {
  words: readonly string[];
  /** How many there are besides, in words. */
  more?: string | false;
  label?: string;
  look?: 'plain' | 'framed' | 'small';
  className?: string | undefined;
}

/** Short words of a member side by side, each on a ground of its own. */
export function WordList({ words, more, label, look = 'plain', className = '' }: WordListProps) {
  return (
    <ul className={`${styles.words} ${styles[look]} ${className}`} aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <UserText>{word}</UserText>
        </li>
      ))}
      {more && <li className={styles.more}>{more}</li>}
    </ul>
  );
}
