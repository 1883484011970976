import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const { putAuthProfile, putAuthChangePassword, deleteAuthSessionsById, deleteAuthSessions, deleteAuthDeactivate, postAuthSecondFactor } =
  authEndpoints.endpoints;

outcome(putAuthProfile, {
  done: (_saved, { body }) => (body.profileImage === null ? 'session:picture.removed' : 'session:profile.saved'),
  // What is wrong with the facts stands in their form.
  failed: (error, { body }) => (body.profileImage === null ? refusalText(error, 'session:profile.failed') : undefined),
});
outcome(putAuthChangePassword, { done: 'session:password.changed' });
outcome(deleteAuthSessionsById, { done: 'session:sessions.ended', failed: (error) => refusalText(error, 'session:sessions.endFailed') });
// Where the own session ends too, the session itself reports it.
outcome(deleteAuthSessions, { failed: (error) => refusalText(error, 'session:sessions.endFailed') });
outcome(deleteAuthDeactivate, { failed: (error) => refusalText(error, 'session:deactivate.failed') });
// What is wrong with a code stands in its form.
outcome(postAuthSecondFactor, { failed: (error) => refusalText(error, 'second-factor:failed') });
