import type { Request, Response } from 'express';
import { originOf } from '../requests/clean-headers.ts';

/** Scheme and host by which a request reached the site. A host that could not be one is not repeated. */
export const siteOriginOf = (request: Request, response: Response): string => {
  const host = /^[\w.:[\]-]+$/.exec(request.get('host') ?? '')?.[0] ?? 'localhost';
  return `${originOf(response.locals).isSecure ? 'https' : 'http'}://${host}`;
};
