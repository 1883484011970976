import { useDispatch, useSelector } from 'react-redux';
import type { User } from '#shared/api/types.ts';
import { logoutRequested, selectUser } from '../model/session-slice.ts';
import type { SessionState } from '../model/session-slice.ts';

export interface Session {
  user: User | null;
  isAdmin: boolean;
  logOut: () => void;
}

/** Who is signed in. `user` is null for a visitor. */
export function useSession(): Session {
  const user = useSelector((state: { session: SessionState }) => selectUser(state));
  const dispatch = useDispatch();
  return { user, isAdmin: user?.userType === 'admin', logOut: () => dispatch(logoutRequested()) };
}
