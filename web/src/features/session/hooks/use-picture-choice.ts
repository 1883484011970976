import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { say } from '#shared/flow/say.ts';
import { pictureProblem } from '../model/picture-rules.ts';

/** The picture that was chosen, if one can be made of it. */
export function usePictureChoice() {
  const [file, setFile] = useState<File>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!chosen) return;
    const problem = pictureProblem(chosen);
    if (problem) say.warning(problem);
    else setFile(chosen);
  };
  return { file, choose, forget: () => setFile(undefined) };
}
