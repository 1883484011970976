import { useTranslation } from 'react-i18next';
import type { Paper } from '../api/types.ts';
import { Section } from '../content/section.tsx';
import { paperKinds } from './paper-files.ts';
import type { PaperKind } from './paper-files.ts';
import { PaperLink } from './paper-link.tsx';
import styles from './paper-list.module.css';

export type Papers = Partial<Record<PaperKind, Paper | null>>;

export function hasPapers(papers: Papers): boolean {
  return paperKinds.some((kind) => papers[kind]);
}

/** The papers of a listing, each to be downloaded, for its owner and admins: nobody else is answered with them. */
export function PaperList({ petId, papers }: { petId: string; papers: Papers }) {
  const { t } = useTranslation('papers');
  return (
    <>
      <p className={styles.hidden}>{t('hidden')}</p>
      <ul className={styles.papers}>
        {paperKinds.map((kind) => {
          const paper = papers[kind];
          return (
            paper && (
              <li key={kind}>
                <PaperLink path={`/pets/${petId}/papers/${paper.id}`} paper={paper} title={t(kind)} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

/** The same as a part of a page; nothing where there are none. */
export function PaperSection({ petId, papers }: { petId: string; papers: Papers }) {
  const { t } = useTranslation('papers');
  if (!hasPapers(papers)) return null;
  return (
    <Section title={t('title')}>
      <PaperList petId={petId} papers={papers} />
    </Section>
  );
}
