import { ReviewDashboard } from '../features/moderation/moderation-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { ForbiddenPanel } from '#shared/ui/forbidden-panel.tsx';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function AdminDashboardPage() {
  const { user, isAdmin } = useSession();
  if (!user) return <LoginPrompt />;
  return isAdmin ? <ReviewDashboard /> : <ForbiddenPanel />;
}
