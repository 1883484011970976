import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { LoginForm } from './model/session-slice.ts';

export const loginRules: Rules<LoginForm> = {
  email: firstOf(required('session:problem.loginEmailRequired'), emailShaped('session:problem.loginEmailInvalid')),
  password: (password) => {
    if (password === '') return 'session:problem.passwordRequired';
    return [...password].length < 6 && 'session:problem.passwordShort';
  },
};
