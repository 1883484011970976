import { useEffect, useEffectEvent } from 'react';
import { navigate } from '#shared/navigation/navigation.ts';
import { locationOf } from '#shared/navigation/page-path.ts';
import { useSession } from './use-session.ts';

/** Who is signed in already when login or registration opens has nothing to do there, and goes on to `next`. */
export function useMemberPasses(next: string): void {
  const { user } = useSession();
  const pass = useEffectEvent(() => {
    if (!user) return;
    const [path = '', search = ''] = next.split('?');
    const { key, query } = locationOf(path, search);
    navigate(key, { query, replace: true });
  });
  // At the opening only: a login that succeeds here shows its success first.
  useEffect(() => pass(), []);
}
