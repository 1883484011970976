import { mostPapers } from '@paltu/reference';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paperRefusal, paperTypes } from '../pet/paper-files.ts';
import { PaperLine } from '../pet/paper-line.tsx';
import { randomId } from '../transport/random-id.ts';
import { Button } from '../work/button.tsx';
import { WorkField } from '../work/work-field.tsx';
import { FilesButton } from '../work/file-button.tsx';
import { useKeptFocus } from '../content/use-kept-focus.ts';
import type { ChosenFile } from './chosen-file.ts';
import styles from './papers.module.css';

interface PapersFieldProps {
  form: {
    values: { papers: ChosenFile[] };
    about: (field: 'papers') => { id: string; error: string | undefined };
    change: (field: 'papers', papers: ChosenFile[]) => void;
  };
  /** How many are taken. */
  most?: number;
  /** What they are, where they are not the papers for the mark `verified`. */
  label?: string;
  hint?: string;
}

/** Why files were not taken, as one text; empty when all were. */
function useRefusals(most: number) {
  const { t } = useTranslation('papers');
  return (files: readonly File[], before: number): string => {
    if (before + files.length > most) return t('mark.tooMany', { most });
    const refused = files.flatMap((file) => {
      const reason = paperRefusal(file);
      return reason === undefined ? [] : [t(`refused.${reason}`, { name: `\u2068${file.name}\u2069` })];
    });
    return refused.join(' ');
  };
}

/** One to five documents; each is named, and can be taken away again. */
export function PapersField({ form, most = mostPapers, ...words }: PapersFieldProps) {
  const { t } = useTranslation('papers');
  const { label = t('mark.field'), hint = t('mark.hint', { most }) } = words;
  const { id, error } = form.about('papers');
  const [refused, setRefused] = useState('');
  const refusalsOf = useRefusals(most);
  const { papers } = form.values;
  useKeptFocus(papers.length, id);
  const take = (files: readonly File[]) => {
    setRefused(refusalsOf(files, papers.length));
    if (papers.length + files.length > most) return;
    const taken = files.filter((file) => paperRefusal(file) === undefined).map((file) => ({ id: randomId(), file }));
    if (taken.length > 0) form.change('papers', [...papers, ...taken]);
  };
  const remove = (gone: string) => {
    setRefused('');
    form.change(
      'papers',
      papers.filter((paper) => paper.id !== gone),
    );
  };
  return (
    <WorkField id={id} label={label} hint={hint} error={refused === '' ? error : refused} isGroup>
      <div className={styles.papers}>
        {papers.map(({ id: key, file }) => (
          <PaperLine key={key} paper={file}>
            <Button
              size="small"
              kind="text"
              label={t('mark.remove', { name: `\u2068${file.name}\u2069` })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => remove(key)}
            />
          </PaperLine>
        ))}
        {papers.length < most && (
          <FilesButton isMultiple={most > 1} text={t('mark.add')} about={label} accepted={paperTypes} onFiles={take} />
        )}
      </div>
    </WorkField>
  );
}
