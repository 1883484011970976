import type { IncomingMessage } from 'node:http';
import {
  adminRequired,
  passwordNeeded,
  secondFactorRequired,
  tokenInvalid,
  tokenMissing,
  type Actor,
  type VerifyToken,
} from './token-verifier.ts';

/**
 * Who may call: anybody (`public`: a token is not even read), anybody but known when a token comes (`optional`), a member, an
 * admin.
 */
export type Access = 'public' | 'optional' | 'member' | 'admin';

/** Who may make a call. */
export interface Policy {
  readonly access: Access;
  /** Only who gave the password in this session within the last five minutes: for what moves money or gives power. */
  readonly needsRecentPassword?: true | undefined;
}

/** The token of an `Authorization: Bearer` header, or undefined without the header. */
export const bearerToken = (request: IncomingMessage): string | undefined => {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header);
  if (match?.[1] === undefined) throw tokenInvalid();
  return match[1];
};

const callers = new WeakMap<IncomingMessage, string>();

/** Who sent a request, once its token was verified. */
export const callerOf = (request: IncomingMessage): string | undefined => callers.get(request);

/** @throws AppError 401 or 403 as the policy demands; 503 when the keys cannot be had. */
export const authenticate = async (
  request: IncomingMessage,
  { access, needsRecentPassword }: Policy,
  verifyToken: VerifyToken,
): Promise<Actor | undefined> => {
  if (access === 'public') return undefined;
  const token = bearerToken(request);
  if (token === undefined) {
    if (access === 'optional') return undefined;
    throw tokenMissing();
  }
  const actor = await verifyToken(token);
  callers.set(request, actor.userId);
  if (access === 'admin' && actor.needsSecondFactor) throw secondFactorRequired();
  if (access === 'admin' && actor.role !== 'admin') throw adminRequired();
  if (needsRecentPassword === true && !actor.hasRecentPassword) throw passwordNeeded();
  return actor;
};
