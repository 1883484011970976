import type { Request, Response } from 'express';
import { originOf } from '../requests/clean-headers.ts';

/** Scheme and host of the site, as its pages name themselves in an answer. */
export type SiteOrigin = (request: Request, response: Response) => string;

/** By which the request reached the site. A host that could not be one is not repeated. */
const reachedBy: SiteOrigin = (request, response) => {
  const host = /^[\w.:[\]-]+$/.exec(request.get('host') ?? '')?.[0] ?? 'localhost';
  return `${originOf(response.locals).isSecure ? 'https' : 'http'}://${host}`;
};

/** @param publicUrl the one address of the site, whatever host a request names; without it the site has each by which it is reached */
export const siteOrigin = (publicUrl: string | undefined): SiteOrigin => (publicUrl === undefined ? reachedBy : () => publicUrl);
