import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '#shared/api/download-file.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { formatSize } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { DetailSection } from './pet-words.tsx';
import styles from './papers.module.css';

interface Paper {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

const kinds = ['vaccinationRecords', 'healthCertificate'] as const;

type Papers = Partial<Record<(typeof kinds)[number], Paper | null>>;

function PaperRow({ petId, kind, paper: { id, name, size } }: { petId: string; kind: (typeof kinds)[number]; paper: Paper }) {
  const { t } = useTranslation('pets');
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
        <strong>{t(`detail.papers.${kind}`)}</strong>
        <span className={styles.file}>
          <bdi dir="auto">{name}</bdi> <bdi dir="ltr">{formatSize(size)}</bdi>
        </span>
      </p>
      <Button size="small" isBusy={isLoading} icon={<Download size={18} aria-hidden />} onClick={() => void download()}>
        {t('detail.papers.open')}
      </Button>
    </li>
  );
}

/** The papers of a listing, for its owner and admins: nobody else is answered with them. */
export function PetPapers({ id }: { id: string }) {
  const { t } = useTranslation('pets');
  const { currentData } = petsEndpoints.useGetPetsByIdAsMemberQuery({ id });
  const papers = (currentData?.pet ?? {}) as Papers;
  const there = kinds.flatMap((kind) => (papers[kind] ? [{ kind, paper: papers[kind] }] : []));
  if (there.length === 0) return null;
  return (
    <DetailSection title={t('detail.papers.title')}>
      <p className={styles.file}>{t('detail.papers.hidden')}</p>
      <ul className={styles.papers}>
        {there.map(({ kind, paper }) => (
          <PaperRow key={kind} petId={id} kind={kind} paper={paper} />
        ))}
      </ul>
    </DetailSection>
  );
}
