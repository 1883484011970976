import { LoginScreen } from '../features/session/login/login-screen.tsx';

export function LoginPage() {
  return <LoginScreen />;
}
