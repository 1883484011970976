import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Paper } from '../api/types.ts';
import { PaperLink } from '../pet/paper-link.tsx';
import { Panel } from '../work/panel.tsx';
import styles from './papers.module.css';

interface SentPapersProps {
  papers: readonly Pick<Paper, 'id' | 'name' | 'size'>[];
  /** Where the API answers one, below `/api/v1`. */
  pathOf: (paperId: string) => string;
  /** What was sent with them. */
  children?: ReactNode;
}

/** What was sent for the mark `verified`: each document to be downloaded. */
export function SentPapers({ papers, pathOf, children }: SentPapersProps) {
  const { t } = useTranslation('papers');
  return (
    <Panel tone="framed" title={t('mark.sent')}>
      {children}
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperLink path={pathOf(paper.id)} paper={paper} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
