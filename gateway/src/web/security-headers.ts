import type { RequestHandler, Response } from 'express';
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

/** Lets the inline scripts of a page run, which our own build wrote, and no others. */
export const allowScripts = (response: Response, hashes: readonly string[]): void => {
  const policy = response.get('content-security-policy');
  if (policy === undefined || hashes.length === 0) return;
  const named = hashes.map((hash) => `'${hash}'`).join(' ');
  response.set('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${named}`));
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
