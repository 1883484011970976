import { useEffect } from 'react';
import { currentVisit, keptScroll } from './navigation.ts';

/** Of a page with several places: each starts where it was left when one comes back to it, else at its top. `place` names it. */
export function usePlaceScroll(place: string): void {
  useEffect(() => {
    const visit = currentVisit();
    if (visit.by !== 'load') scrollTo({ top: visit.by === 'pop' ? keptScroll(visit.id) : 0 });
  }, [place]);
}
