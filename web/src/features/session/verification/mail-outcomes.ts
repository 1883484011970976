import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalSaid } from '#shared/flow/say.ts';

const { postAuthResendVerification, deleteAuthProfilePendingEmail, postAuthForgotPassword } = authEndpoints.endpoints;

outcome(postAuthResendVerification, {
  done: 'verification:resent',
  failed: (error) => refusalSaid(error, 'verification:resendFailed'),
});
outcome(deleteAuthProfilePendingEmail, { done: 'verification:kept', failed: (error) => refusalSaid(error, 'verification:keepFailed') });
outcome(postAuthForgotPassword, { done: 'session:forgot.success' });
