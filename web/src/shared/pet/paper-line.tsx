import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSize } from '../format/format.ts';
import styles from './paper-line.module.css';

interface PaperLineProps {
  paper: { name: string; size: number };
  /** Which document it is, where nothing above names it. */
  title?: string;
  /** How it stands with it. */
  note?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** One document: its file's name and size, and what can be done with it. */
export function PaperLine({ paper: { name, size }, title, note, children }: PaperLineProps) {
  return (
    <div className={styles.paper}>
      <FileText size={20} aria-hidden />
      <p className={styles.words}>
        {title && <strong>{title}</strong>}
        <span className={styles.file}>
          <bdi dir="auto">{name}</bdi>{' '}
          <bdi dir="ltr" className={styles.size}>
            {formatSize(size)}
          </bdi>
        </span>
        {note && <span className={styles.file}>{note}</span>}
      </p>
      {children}
    </div>
  );
}
