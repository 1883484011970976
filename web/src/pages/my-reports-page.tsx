import { LoginPrompt } from '#shared/content/states.tsx';
import { useSession } from '../features/session/use-session.ts';
import { MyReportsScreen } from '../work/conduct/my-reports-screen.tsx';

export function MyReportsPage() {
  const { user } = useSession();
  return user ? <MyReportsScreen key={user.id} /> : <LoginPrompt />;
}
