import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../api/download-file.ts';
import type { Paper } from '../api/types.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toast } from '../toasts/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { paperKinds } from './paper-files.ts';
import type { PaperKind } from './paper-files.ts';
import { PaperLine } from './paper-line.tsx';
import styles from './paper-list.module.css';

export type Papers = Partial<Record<PaperKind, Paper | null>>;

function PaperRow({ petId, kind, paper }: { petId: string; kind: PaperKind; paper: Paper }) {
  const { t } = useTranslation('papers');
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const error = await downloadFile(`/pets/${petId}/papers/${paper.id}`, paper.name);
    setLoading(false);
    if (error) toast.error(errorText(error));
  };
  return (
    <li>
      <PaperLine paper={paper} title={t(kind)}>
        <Button size="small" isBusy={isLoading} icon={<Download size={18} aria-hidden />} onClick={() => void download()}>
          {t('open')}
        </Button>
      </PaperLine>
    </li>
  );
}

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
          return paper && <PaperRow key={kind} petId={petId} kind={kind} paper={paper} />;
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
