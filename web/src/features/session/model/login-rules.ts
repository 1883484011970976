import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { LoginForm } from './session-slice.ts';

const words = <Name extends string>(name: Name) => `session:problem.${name}` as const;

export const loginRules: Rules<LoginForm> = {
  email: firstOf(required(words('loginEmailRequired')), emailShaped(words('loginEmailInvalid'))),
  password: (password) => {
    if (password === '') return words('passwordRequired');
    return [...password].length < 6 && words('passwordShort');
  },
};
