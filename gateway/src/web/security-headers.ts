import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { originOf } from '../requests/clean-headers.ts';

const oneYear = 365 * 24 * 60 * 60;

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  },
};

/** Headers that keep a browser from doing what our pages never ask for. HSTS only where the caller came over TLS. */
export const securityHeaders = (): RequestHandler => {
  const headers = helmet({
    contentSecurityPolicy,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    xDownloadOptions: false,
  });
  const overTls = helmet.strictTransportSecurity({ maxAge: oneYear });
  return (request, response, next) => {
    headers(request, response, (error?: unknown) => {
      if (error !== undefined || !originOf(response.locals).isSecure) return next(error);
      overTls(request, response, next);
    });
  };
};
