import { mostPapers } from '@paltu/reference';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '#shared/form/use-form.ts';
import { paperRefusal, paperTypes } from '#shared/pet/paper-files.ts';
import { PaperLine } from '#shared/pet/paper-line.tsx';
import { randomId } from '#shared/transport/random-id.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { FilesButton } from '#shared/ui/file-button.tsx';
import { useKeptFocus } from '#shared/ui/use-kept-focus.ts';
import type { VerificationForm } from './verification-form.ts';
import styles from './verification.module.css';

interface PapersFieldProps {
  form: Form<VerificationForm>;
}

/** Why files were not taken, as one text; empty when all were. */
function useRefusals() {
  const { t } = useTranslation(['vet-profile', 'papers']);
  return (files: readonly File[], before: number): string => {
    if (before + files.length > mostPapers) return t('verification.tooMany', { most: mostPapers });
    const refused = files.flatMap((file) => {
      const reason = paperRefusal(file);
      return reason === undefined ? [] : [t(`papers:refused.${reason}`, { name: `\u2068${file.name}\u2069` })];
    });
    return refused.join(' ');
  };
}

/** One to five documents; each is named, and can be taken away again. */
export function PapersField({ form }: PapersFieldProps) {
  const { t } = useTranslation(['vet-profile', 'papers']);
  const { id, error } = form.about('papers');
  const [refused, setRefused] = useState('');
  const refusalsOf = useRefusals();
  const { papers } = form.values;
  useKeptFocus(papers.length, id);
  const take = (files: readonly File[]) => {
    setRefused(refusalsOf(files, papers.length));
    if (papers.length + files.length > mostPapers) return;
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
  const hint = t('verification.hint.papers', { most: mostPapers });
  return (
    <Field id={id} label={t('verification.field.papers')} hint={hint} error={refused === '' ? error : refused} isGroup>
      <div className={styles.papers}>
        {papers.map(({ id: key, file }) => (
          <PaperLine key={key} paper={file}>
            <Button
              size="small"
              kind="text"
              label={t('verification.removePaper', { name: `\u2068${file.name}\u2069` })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => remove(key)}
            />
          </PaperLine>
        ))}
        {papers.length < mostPapers && (
          <FilesButton
            isMultiple
            text={t('verification.addPapers')}
            about={t('verification.field.papers')}
            accepted={paperTypes}
            onFiles={take}
          />
        )}
      </div>
    </Field>
  );
}
