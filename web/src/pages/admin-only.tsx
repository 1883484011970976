import type { ReactNode } from 'react';
import { useSession } from '../features/session/use-session.ts';
import type { User } from '#shared/api/types.ts';
import { ForbiddenPanel } from '#shared/ui/forbidden-panel.tsx';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

/** What only admins are shown; others see why not, and nothing is asked of the API for them. */
export function AdminOnly({ children }: { children: (admin: User) => ReactNode }) {
  const { user, isAdmin } = useSession();
  if (!user) return <LoginPrompt />;
  return isAdmin ? children(user) : <ForbiddenPanel />;
}
