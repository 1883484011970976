import { createTokenVerifier, remoteKeys, type HealthChecks, type VerifyToken } from '@paltu/service-kit';
import type { ServiceParts } from './run-data-service.ts';

/** Verifies the access tokens of members against the keys that auth serves at `authUrl`; ready once they were had. */
export const memberTokens = (parts: ServiceParts, authUrl: string): { verifyToken: VerifyToken; checks: HealthChecks } => {
  const remote = remoteKeys(authUrl, parts.logger);
  return {
    verifyToken: createTokenVerifier({ keys: remote.keys, clock: parts.clock, isRevoked: parts.revokedSessions.has }),
    checks: { ...parts.checks, keys: remote.load },
  };
};
