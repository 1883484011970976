import type { Request, Response } from 'express';
import { originOf } from '../requests/clean-headers.ts';

/** Scheme and host of the site, as its pages name themselves in an answer. */
export interface SiteOrigin {
  readonly of: (request: Request, response: Response) => string;
  /** Whether it is the same for everybody, whatever host they name: no shared cache can be given another's. */
  readonly isFixed: boolean;
}

/** By which the request reached the site. A host that could not be one is not repeated. */
const reachedBy: SiteOrigin['of'] = (request, response) => {
  const host = /^[\w.:[\]-]+$/.exec(request.get('host') ?? '')?.[0] ?? 'localhost';
  return `${originOf(response.locals).isSecure ? 'https' : 'http'}://${host}`;
};

/** @param publicUrl the one address of the site, whatever host a request names; without it the site has each by which it is reached */
export const siteOrigin = (publicUrl: string | undefined): SiteOrigin =>
  publicUrl === undefined ? { of: reachedBy, isFixed: false } : { of: () => publicUrl, isFixed: true };
