import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { isApiError } from '#shared/api/api-error.ts';
import { required } from '#shared/form/form-rules.ts';
import { useForm } from '#shared/form/use-form.ts';
import { isTokenRefused } from '#shared/transport/authorised.ts';
import { credentials } from '#shared/transport/transport.ts';

/** Names of their own: the page below may have fields with the usual ones. */
const fields: Readonly<Record<string, string>> = { password: 'passwordAgain' };

function storeToken(userId: string | undefined, token: string): boolean {
  const now = credentials.read();
  // Somebody else may have signed in meanwhile.
  if (now === undefined || now.user.id !== userId) return false;
  credentials.write({ ...now, token });
  return true;
}

/** Takes the password of the member again; `onEnd` learns whether it was right, and a token that shows it is stored. */
export function usePasswordForm(onEnd: (isGiven: boolean) => void) {
  const [confirm] = authEndpoints.usePostAuthConfirmPasswordMutation();
  return useForm({
    initial: { passwordAgain: '' },
    rules: { passwordAgain: required('session:problem.passwordRequired') },
    fieldOf: (path) => fields[path] ?? path,
    words: { failed: 'session:again.failed' },
    submit: async ({ passwordAgain }) => {
      const userId = credentials.read()?.user.id;
      try {
        const { token } = await confirm({ body: { password: passwordAgain } }).unwrap();
        onEnd(storeToken(userId, token));
      } catch (error) {
        // The session is over, which has words and a way of its own.
        if (isApiError(error) && isTokenRefused(error)) return onEnd(false);
        throw error;
      }
    },
  });
}
