import { RulesScreen } from '../features/admin-rules/admin-rules-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { ForbiddenPanel } from '#shared/ui/forbidden-panel.tsx';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function AdminRulesPage() {
  const { user, isAdmin } = useSession();
  if (!user) return <LoginPrompt />;
  return isAdmin ? <RulesScreen /> : <ForbiddenPanel />;
}
