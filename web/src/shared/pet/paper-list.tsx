import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../api/download-file.ts';
import type { Paper } from '../api/types.ts';
import { formatSize } from '../format/format.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toast } from '../toasts/toasts.ts';
import { Button } from '../ui/button.tsx';
import styles from './paper-list.module.css';

const kinds = ['vaccinationRecords', 'healthCertificate'] as const;

export type Papers = Partial<Record<(typeof kinds)[number], Paper | null>>;

function PaperRow({ petId, kind, paper: { id, name, size } }: { petId: string; kind: (typeof kinds)[number]; paper: Paper }) {
  const { t } = useTranslation('papers');
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const error = await downloadFile(`/pets/${petId}/papers/${id}`, name);
    setLoading(false);
    if (error) toast.error(errorText(error));
  };
  return (
    <li className={styles.paper}>
      <FileText size={20} aria-hidden />
      <p className={styles.words}>
        <strong>{t(kind)}</strong>
        <span className={styles.file}>
          <bdi dir="auto">{name}</bdi> <bdi dir="ltr">{formatSize(size)}</bdi>
        </span>
      </p>
      <Button size="small" isBusy={isLoading} icon={<Download size={18} aria-hidden />} onClick={() => void download()}>
        {t('open')}
      </Button>
    </li>
  );
}

export function hasPapers(papers: Papers): boolean {
  return kinds.some((kind) => papers[kind]);
}

/** The papers of a listing, each to be downloaded, for its owner and admins: nobody else is answered with them. */
export function PaperList({ petId, papers }: { petId: string; papers: Papers }) {
  const { t } = useTranslation('papers');
  return (
    <>
      <p className={styles.file}>{t('hidden')}</p>
      <ul className={styles.papers}>
        {kinds.map((kind) => {
          const paper = papers[kind];
          return paper && <PaperRow key={kind} petId={petId} kind={kind} paper={paper} />;
        })}
      </ul>
    </>
  );
}
