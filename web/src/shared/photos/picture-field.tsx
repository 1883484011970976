import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkField } from '../work/work-field.tsx';
import { FileButton } from '../work/file-button.tsx';
import styles from './picture-field.module.css';
import { lookAtFiles } from './look-at-file.ts';
import { checkFiles, pictureTypes } from './photo-rules.ts';

/** Where the browser can show a chosen file from, as long as it is the chosen one. */
function usePreview() {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return { address, show: (file: File) => setAddress(URL.createObjectURL(file)) };
}

interface PictureFieldProps {
  /** Id and error, as the form gives them. */
  id: string;
  error: string | undefined;
  label: string;
  hint?: string;
  /** Where the one that is there can be shown from. */
  known: string | undefined;
  /** The form takes nothing while it is sent, so nothing is shown as taken. */
  isBusy: boolean;
  onFile: (file: File) => void;
  /** How it is shown; without an address there is none. */
  children: (address: string | undefined) => ReactNode;
}

/** One picture, sent with the form: the one that is there stays until another is chosen. */
export function PictureField({ id, error, label, hint, known, isBusy, onFile, children }: PictureFieldProps) {
  const { t } = useTranslation('fields');
  const [refused, setRefused] = useState<string>();
  const preview = usePreview();
  const take = async (file: File) => {
    if (isBusy) return;
    const [refusal] = checkFiles(await lookAtFiles([file]), 0, 1).refusals;
    if (refusal) return setRefused(t(`photos.refused.${refusal.reason}`, { name: `\u2068${file.name}\u2069`, most: 1 }));
    setRefused(undefined);
    onFile(file);
    preview.show(file);
  };
  const shown = preview.address ?? known;
  return (
    <WorkField id={id} label={label} hint={hint ?? t('picture.hint')} error={refused ?? error} isOptional isGroup>
      <div className={styles.picture}>
        {children(shown)}
        <FileButton
          text={t(shown === undefined ? 'picture.choose' : 'picture.replace')}
          about={label}
          accepted={pictureTypes}
          onFile={(file) => void take(file)}
        />
      </div>
    </WorkField>
  );
}
