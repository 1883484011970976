import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentVisit, guardNavigation, onVisit } from '../navigation/navigation.ts';
import type { Visit } from '../navigation/navigation.ts';
import { pathOf } from '../navigation/page-path.ts';

const addressOf = ({ key, query }: Visit) => pathOf(key, query);

interface LeaveGuardOptions {
  /** Asks on the ways through the app. */
  isAsking: boolean;
  /** Has the browser ask before its tab goes: what is there could not be kept. */
  isLost: boolean;
  onLeave: () => void;
}

/** Asks before unsaved changes are thrown away: the browser for its tab, `isAsked` for the ways through the app. */
export function useLeaveGuard({ isAsking, isLost, onLeave }: LeaveGuardOptions) {
  const [asked, setAsked] = useState<{ leave: () => void }>();
  const visit = useSyncExternalStore(onVisit, currentVisit, currentVisit);
  const [home] = useState(() => addressOf(visit));
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLost]);
  useEffect(() => {
    // Each visit anew: when the code of the next page does not come, one is led back here, where the form still stands.
    if (!isAsking || addressOf(visit) !== home) return undefined;
    return guardNavigation((leave) => setAsked({ leave }));
  }, [isAsking, visit, home]);
  return {
    isAsked: asked !== undefined,
    stay: () => setAsked(undefined),
    leave: () => {
      setAsked(undefined);
      onLeave();
      asked?.leave();
    },
  };
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
