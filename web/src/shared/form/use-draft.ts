import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drafts } from './draft-store.ts';
import type { Draft, DraftPlace } from './draft-store.ts';
import { changedFields } from './form-values.ts';

const restMs = 400;

export interface DraftOptions<Values> {
  /** Names the form, what it is about, and whose it is: `pet.<member>`. */
  key: string;
  place: DraftPlace;
  /** Fields that are never written down, such as passwords. */
  without?: readonly (keyof Values & string)[];
}

/** What may be written down: the fields of `without` as they were at first. */
function writable<Values extends object>(draft: Draft<Values>, without: readonly (keyof Values)[] = []): Draft<Values> {
  const blanks = Object.fromEntries(without.map((field) => [field, draft.initial[field]]));
  return { ...draft, values: { ...draft.values, ...blanks } };
}

function keep<Values extends object>(options: DraftOptions<Values>, draft: Draft<Values>): boolean {
  const written = writable(draft, options.without);
  const store = drafts[options.place];
  if (changedFields(written.initial, written.values).length > 0) return store.write(options.key, written);
  store.clear(options.key);
  return false;
}

/** Keeps a form where a reload finds it: a moment after each change, and at once when the page or the form goes away. */
export function useDraft<Values extends object>(options: DraftOptions<Values> | undefined, draft: Draft<Values>) {
  const [isKept, setKept] = useState(false);
  /** What was sent, or thrown away: not written down until something else is typed. */
  const settled = useRef<Values>(undefined);
  const latest = useRef(draft);
  const flush = useRef((): boolean => false);
  useLayoutEffect(() => {
    latest.current = draft;
    flush.current = () => options !== undefined && latest.current.values !== settled.current && keep(options, latest.current);
  });
  const { values, initial, step } = draft;
  useEffect(() => {
    const timer = setTimeout(() => setKept(flush.current()), restMs);
    return () => clearTimeout(timer);
  }, [values, initial, step]);
  useEffect(() => {
    const leave = () => void flush.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const forget = () => {
    settled.current = latest.current.values;
    if (options) drafts[options.place].clear(options.key);
  };
  return { isKept, forget };
}
