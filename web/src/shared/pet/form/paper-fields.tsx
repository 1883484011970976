import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../form/form.tsx';
import type { Form } from '../../form/use-form.ts';
import { chosenPaper, isPaperLost, paperKinds, paperRefusal, paperTypes } from '../paper-files.ts';
import type { PaperKind, PaperValue } from '../paper-files.ts';
import { PaperLine } from '../paper-line.tsx';
import { Button } from '../../work/button.tsx';
import { WorkField } from '../../work/work-field.tsx';
import { FileButton } from '../../work/file-button.tsx';
import { useKeptFocus } from '../../content/use-kept-focus.ts';
import styles from './pet-inputs.module.css';
import type { PetForm } from './pet-form.ts';

interface PaperFieldsProps {
  form: Form<PetForm>;
}

function noteOf(paper: NonNullable<PaperValue>): 'lost' | 'chosen' | 'kept' {
  if (isPaperLost(paper)) return 'lost';
  return 'file' in paper ? 'chosen' : 'kept';
}

function PaperField({ form, field }: PaperFieldsProps & { field: PaperKind }) {
  const { t } = useTranslation('papers');
  const { id, error } = form.about(field);
  const [refused, setRefused] = useState<string>();
  const paper = form.values[field];
  useKeptFocus(paper ? 1 : 0, id);
  const change = (value: PaperValue) => {
    setRefused(undefined);
    form.change(field, value);
  };
  const take = (file: File) => {
    const reason = paperRefusal(file);
    if (reason === undefined) return change(chosenPaper(file));
    // What was there stays; nothing is wrong with it.
    form.touch(field);
    setRefused(t(`refused.${reason}`, { name: `\u2068${file.name}\u2069` }));
  };
  return (
    <WorkField id={id} label={t(field)} hint={t('hint')} error={refused ?? error} isOptional isGroup>
      <div className={styles.paper}>
        {paper && (
          <PaperLine paper={paper} note={t(`note.${noteOf(paper)}`)}>
            <Button
              size="small"
              kind="text"
              label={t('remove', { paper: t(field) })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => change(null)}
            />
          </PaperLine>
        )}
        <FileButton text={t(paper ? 'replace' : 'choose')} about={t(field)} accepted={paperTypes} className={styles.choose} onFile={take} />
      </div>
      <p role="alert" className="visually-hidden">
        {refused}
      </p>
    </WorkField>
  );
}

/** Documents that prove the health of the pet; each is chosen, replaced or taken away. */
export function PaperFields({ form }: PaperFieldsProps) {
  const { t } = useTranslation('papers');
  return (
    <div>
      <p className={styles.lead}>{t('hidden')}</p>
      <Fields shape="pair">
        {paperKinds.map((field) => (
          <PaperField key={field} form={form} field={field} />
        ))}
      </Fields>
    </div>
  );
}
