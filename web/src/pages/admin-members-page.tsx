import { MembersScreen } from '../features/members/members-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { ForbiddenPanel } from '#shared/ui/forbidden-panel.tsx';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function AdminMembersPage() {
  const { user, isAdmin } = useSession();
  if (!user) return <LoginPrompt />;
  return isAdmin ? <MembersScreen ownId={user.id} /> : <ForbiddenPanel />;
}
