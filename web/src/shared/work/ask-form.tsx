import type { ReactNode } from 'react';
import type { AskedForm } from './dialogs.tsx';
import { DialogForm } from '../content/dialogs.tsx';
import { WorkField } from './work-field.tsx';
import { WorkTextArea, WorkInput } from './controls.tsx';
import { useKeptWords } from './use-kept-words.ts';

/** The API takes no more characters of each. */
const longest = { reason: 500, reference: 60 } as const;

/** What is asked for in words: some lines, or what stands on a slip. */
export interface AskedWords {
  kind?: keyof typeof longest;
  label: string;
  hint: string;
  isOptional?: boolean;
  initial?: string;
}

interface AskFormProps extends AskedForm {
  /** What is done to which thing, such as `hide.17`: what is written stays under this name until it is done. */
  about: string;
  /** Without it the form only asks whether it shall be done. */
  field?: AskedWords | undefined;
  /** Of the button that sends. */
  kind: 'primary' | 'dangerFilled';
  submit: string;
  /** Whether all that `children` ask for is there. */
  isReady?: boolean;
  /** @returns whether the question is settled: the dialog closes, and what was written is forgotten */
  send: (words: string) => Promise<boolean>;
  /** Why it was not done. */
  problem?: ReactNode;
  /** What it leads to, and what else is asked for. */
  children: ReactNode;
}

function Words({ field, words, onWords }: { field: AskedWords; words: string; onWords: (words: string) => void }) {
  const { kind = 'reason', label, hint, isOptional = false } = field;
  const given = { value: words, onValue: onWords, maxLength: longest[kind] };
  return (
    <WorkField label={label} hint={hint} isOptional={isOptional}>
      {kind === 'reason' ? <WorkTextArea {...given} /> : <WorkInput {...given} dir="ltr" autoComplete="off" />}
    </WorkField>
  );
}

/** The form of an `AskDialog` that asks for a few words, or only whether: what was written stays when it may be tried again. */
export function AskForm({ about, field, kind, submit, isReady = true, send, problem, children, ...given }: AskFormProps) {
  const { form, isBusy, cancel, onCancel, settle } = given;
  const { words, write, forget } = useKeptWords(about, field?.initial);
  const isWritten = field === undefined || field.isOptional === true || words.trim() !== '';
  const settleIt = async () => {
    if (await settle(() => send(words.trim()))) forget();
  };
  return (
    <DialogForm
      {...{ form, isBusy, kind, onCancel }}
      isReady={isReady && isWritten}
      words={{ cancel, submit }}
      onSubmit={() => void settleIt()}
    >
      {children}
      {field && <Words field={field} words={words} onWords={write} />}
      {problem}
    </DialogForm>
  );
}
