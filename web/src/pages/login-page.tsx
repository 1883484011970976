import { LoginScreen } from '../features/session/login-screen.tsx';

export function LoginPage() {
  return <LoginScreen />;
}
