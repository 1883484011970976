import { RegisterScreen } from '../features/session/register-screen.tsx';

export function RegisterPage() {
  return <RegisterScreen />;
}
