import { isEmailShaped } from '#shared/form/form-rules.ts';

/** Key of what is wrong with an e-mail address, in `notify.problem`; undefined when nothing is. */
export function emailProblem(email: string): 'required' | 'invalid' | undefined {
  if (email.trim() === '') return 'required';
  return isEmailShaped(email) ? undefined : 'invalid';
}
