import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentVisit, guardNavigation, onVisit } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { pathOf } from '#shared/navigation/page-path.ts';

const addressOf = ({ key, query }: Visit) => pathOf(key, query);

/** Asks before unsaved changes are thrown away: the browser for its tab, `isAsked` for the ways through the app. */
export function useUnsavedGuard(isDirty: boolean) {
  const [asked, setAsked] = useState<{ leave: () => void }>();
  const visit = useSyncExternalStore(onVisit, currentVisit);
  const [home] = useState(() => addressOf(visit));
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  useEffect(() => {
    // Each visit anew: when the code of the next page does not come, one is led back here, where the form still stands.
    if (!isDirty || addressOf(visit) !== home) return undefined;
    return guardNavigation((leave) => setAsked({ leave }));
  }, [isDirty, visit, home]);
  return {
    isAsked: asked !== undefined,
    stay: () => setAsked(undefined),
    leave: () => {
      setAsked(undefined);
      asked?.leave();
    },
  };
}
