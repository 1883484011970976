import { authenticate, type Access, type VerifyToken } from '@paltu/service-kit';
import type { RequestHandler } from 'express';

/** Refuses early who may not pass: 401, 403, or 503 while tokens cannot be verified. The service decides again by itself. */
export const requireAccess =
  (access: Access, verifyToken: VerifyToken): RequestHandler =>
  async (request, _response, next) => {
    await authenticate(request, access, verifyToken);
    next();
  };
