import { startFlow } from '#shared/store/store.ts';
import { entrySaga } from './entry/entry-saga.ts';

export { LoginScreen } from './login/login-screen.tsx';
export { RegisterScreen } from './register/register-screen.tsx';

startFlow(entrySaga);
