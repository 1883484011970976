import { useAppDispatch } from '#shared/store/store.ts';
import { userChanged } from '../model/session-slice.ts';
import { useSession } from './use-session.ts';

/** The member's email, and how to tell that it is confirmed from now on. */
export function useConfirmedEmail() {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  return { email: user?.email, confirm: () => void (user && dispatch(userChanged({ ...user, isEmailVerified: true }))) };
}
