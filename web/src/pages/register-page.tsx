import { RegisterScreen } from '../features/session/session-screens.ts';

export function RegisterPage() {
  return <RegisterScreen />;
}
