import { useState } from 'react';
import { credentials } from '../transport/transport.ts';
import { drafts } from '../form/draft-store.ts';
import { useDraft } from '../form/use-draft.ts';

/**
 * What a dialog asks for in words before something is done to one thing. They stay until it is done: neither a reload nor the end of
 * the session loses them, and only the same member finds them again.
 */
export function useKeptWords(about: string, initial = '') {
  const [none] = useState({ words: initial });
  const [key] = useState(() => `${about}.${credentials.read()?.user.id ?? ''}`);
  const [values, setValues] = useState(() => drafts.tab.read(key, none)?.values ?? none);
  const { forget } = useDraft({ key, place: 'tab' }, { values, initial: none, step: 1 });
  const done = () => {
    forget();
    setValues(none);
  };
  return { words: values.words, write: (words: string) => setValues({ words }), forget: done };
}
