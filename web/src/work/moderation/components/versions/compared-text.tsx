import { diffWordsWithSpace } from 'diff';
import styles from './version-table.module.css';

interface ComparedTextProps {
  mine: string;
  other: string;
  side: 'before' | 'after';
  isChanged: boolean;
}

/** A text with the words that the other version does not have marked as deleted or inserted. */
export function ComparedText({ mine, other, side, isChanged }: ComparedTextProps) {
  if (!isChanged) {
    return (
      <bdi dir="auto" className={styles.text}>
        {mine}
      </bdi>
    );
  }
  const parts = side === 'before' ? diffWordsWithSpace(mine, other) : diffWordsWithSpace(other, mine);
  const Mark = side === 'before' ? 'del' : 'ins';
  const isShown = (part: (typeof parts)[number]) => (side === 'before' ? !part.added : !part.removed);
  return (
    <bdi dir="auto" className={styles.text}>
      {parts.filter(isShown).map((part, index) => {
        const isMarked = part.added || part.removed;
        return isMarked ? <Mark key={index}>{part.value}</Mark> : <span key={index}>{part.value}</span>;
      })}
    </bdi>
  );
}
