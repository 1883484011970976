import type { EventBus } from '@paltu/events';
import { orRefuse, type Clock, type Logger } from '@paltu/kernel';
import { authenticate, tokenMissing, type Actor, type Policy, type RateLimit, type VerifyToken } from '@paltu/service-kit';
import { followRevokedSessions, type RevokedSessions } from '@paltu/sessions';
import type { CountCall } from '../limits/count-calls.ts';
import { begunOf, type BegunResponse, type Step } from '../requests/begin-request.ts';

export interface AdmitOptions {
  readonly verifyToken: VerifyToken;
  readonly countCall: CountCall;
}

const admitted = (response: BegunResponse): Actor | undefined => response.locals['actor'] as Actor | undefined;

/** The member whom `admit` let pass; undefined for a visitor. */
export const memberOf = (response: BegunResponse): string | undefined => admitted(response)?.userId;

/** Whom `admit` let pass by their token. @throws AppError `token.missing` for a visitor */
export const actorOf = (response: BegunResponse): Actor => orRefuse(admitted(response), tokenMissing);

/** Notes a call that was counted before it comes to `admit`, which does not count it again. */
export const noteCounted = (response: BegunResponse): void => void (response.locals['isCounted'] = true);

/**
 * Refuses early who may not pass: 401, 403, or 503 while tokens cannot be verified; and who asks too often: 429. One whose token is
 * refused counts by the address, for else trying tokens would cost nothing. The service decides again by itself.
 */
export const admit =
  ({ limit, ...policy }: Policy & { readonly limit: RateLimit }, { verifyToken, countCall }: AdmitOptions): Step =>
  async (request, response) => {
    const { address } = begunOf(response).origin;
    const actor = await authenticate(request, policy, verifyToken).catch(async (error: unknown) => {
      await countCall(limit, { address });
      throw error;
    });
    if (response.locals['isCounted'] !== true) await countCall(limit, { address, memberId: actor?.userId });
    response.locals['actor'] = actor;
  };

/**
 * Follows revoked sessions in the background: the site opens before the bus does. Until it has caught up nobody is refused here,
 * and the services, which follow by themselves, still refuse.
 */
export const revocations = (options: {
  bus: EventBus;
  logger: Logger;
  clock: Clock;
  onRevoked: (sessionId: string) => void;
}): RevokedSessions => {
  let followed: RevokedSessions | undefined;
  void followRevokedSessions(options).then(
    (sessions) => void (followed = sessions),
    (error: unknown) => options.logger.error({ err: error }, 'revoked sessions cannot be followed'),
  );
  return {
    has: (sessionId) => followed?.has(sessionId) ?? false,
    isHealthy: () => followed?.isHealthy() ?? false,
    stop: async () => followed?.stop(),
  };
};
