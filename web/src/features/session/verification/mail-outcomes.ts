import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const { postAuthResendVerification, deleteAuthProfilePendingEmail, postAuthForgotPassword } = authEndpoints.endpoints;

outcome(postAuthResendVerification, {
  done: 'verification:resent',
  failed: (error) => refusalText(error, 'verification:resendFailed'),
});
outcome(deleteAuthProfilePendingEmail, { done: 'verification:kept', failed: (error) => refusalText(error, 'verification:keepFailed') });
outcome(postAuthForgotPassword, { done: 'session:forgot.success' });
