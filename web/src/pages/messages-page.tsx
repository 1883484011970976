import { usePage } from '#shared/navigation/use-page.ts';
import { LoginPrompt } from '#shared/content/states.tsx';
import { MessagesScreen } from '../work/messages/messages-screen.tsx';
import { useSession } from '../features/session/use-session.ts';

export function MessagesPage() {
  const { user } = useSession();
  const { query } = usePage();
  if (!user) return <LoginPrompt />;
  return <MessagesScreen key={user.id} memberId={user.id} openId={query.id} />;
}
