import { useEffect, useEffectEvent } from 'react';
import { usePage } from '../navigation/use-page.ts';
import { openStep } from './form-steps.ts';

/** The step in the address, no further than what is filled in allows; a form of one page leaves the address alone. */
export function useFormStep(count: number, furthest: number, drafted: number) {
  const { query, setQuery } = usePage();
  const step = count === 1 ? 1 : openStep(query.step === undefined ? drafted : Number(query.step), furthest);
  const announceStep = useEffectEvent(() => {
    // Kept in the address, so that going back finds this step again and not the one the draft has come to.
    if (count > 1 && query.step !== String(step)) setQuery({ step: String(step) }, { replace: true });
  });
  useEffect(() => announceStep(), []);
  const show = (next: number) => {
    if (next === step) return;
    setQuery({ step: String(next) });
    scrollTo({ top: 0 });
  };
  return { step, show };
}
