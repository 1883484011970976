import { useEffect, useEffectEvent } from 'react';
import { navigate } from '#shared/navigation/navigation.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { useAppSelector } from '#shared/store/store.ts';
import { locationOfNext, nextPage } from './next-page.ts';
import { selectUser } from '../model/session-slice.ts';

/** Where login and registration lead. Who is signed in already when they open has nothing to do there, and goes there at once. */
export function useNextPage(): string {
  const next = nextPage(usePage().query.next);
  const user = useAppSelector(selectUser);
  const pass = useEffectEvent(() => {
    if (!user) return;
    const { key, query } = locationOfNext(next);
    navigate(key, { query, replace: true });
  });
  // At the opening only: a login that succeeds here shows its success first.
  useEffect(() => pass(), []);
  return next;
}
