import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { problemKey } from './problem-key.ts';
import type { LoginForm } from './session-slice.ts';

export const loginRules: Rules<LoginForm> = {
  email: firstOf(required(problemKey('loginEmailRequired')), emailShaped(problemKey('loginEmailInvalid'))),
  password: (password) => {
    if (password === '') return problemKey('passwordRequired');
    return [...password].length < 6 && problemKey('passwordShort');
  },
};
