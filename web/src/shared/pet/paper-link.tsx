import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../api/download-file.ts';
import type { Paper } from '../api/types.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toast } from '../toasts/toasts.ts';
import { Button } from '../content/kit.tsx';
import { PaperLine } from './paper-line.tsx';

interface PaperLinkProps {
  /** Where the API answers it, below `/api/v1`. */
  path: string;
  paper: Pick<Paper, 'name' | 'size'>;
  /** Which document it is, where nothing above names it. */
  title?: string;
}

/** One document that was sent, to be downloaded. */
export function PaperLink({ path, paper, title }: PaperLinkProps) {
  const { t } = useTranslation('papers');
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const error = await downloadFile(path, paper.name);
    setLoading(false);
    if (error) toast.error(errorText(error));
  };
  return (
    <PaperLine paper={paper} {...(title !== undefined && { title })}>
      <Button size="small" isBusy={isLoading} icon={<Download size={18} aria-hidden />} onClick={() => void download()}>
        {t('open')}
      </Button>
    </PaperLine>
  );
}
