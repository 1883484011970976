/** Key of what is wrong with an e-mail address, in `notify.problem`; undefined when nothing is. */
export function emailProblem(email: string): 'required' | 'invalid' | undefined {
  const typed = email.trim();
  if (typed === '') return 'required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : 'invalid';
}
