import type { User } from '#shared/api/types.ts';
import { whenFree } from '#shared/navigation/navigation.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import { logoutRequested, selectUser } from './model/session-slice.ts';

export interface Session {
  user: User | null;
  isAdmin: boolean;
  /** Asks first when something unsaved would be lost. */
  logOut: () => void;
}

/** Who is signed in. `user` is null for a visitor. */
export function useSession(): Session {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  return { user, isAdmin: user?.userType === 'admin', logOut: () => whenFree(() => dispatch(logoutRequested())) };
}
