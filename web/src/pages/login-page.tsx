import { LoginScreen } from '../features/session/session-screens.ts';

export function LoginPage() {
  return <LoginScreen />;
}
