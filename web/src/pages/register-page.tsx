import { RegisterScreen } from '../features/session/register/register-screen.tsx';

export function RegisterPage() {
  return <RegisterScreen />;
}
