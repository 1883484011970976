import { startFlow } from '#shared/store/store.ts';
import { entrySaga } from './model/entry-saga.ts';

export { LoginScreen } from './components/login/login-screen.tsx';
export { RegisterScreen } from './components/register/register-screen.tsx';

startFlow(entrySaga);
