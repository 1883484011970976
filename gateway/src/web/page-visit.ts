import type { KnownPages, Language, WriteFacts } from '@paltu/site';
import type { Request, Response } from 'express';
import { sendKept } from '../cache/kept-answer.ts';
import type { KeptTexts } from '../cache/kept-texts.ts';
import { begunOf } from '../requests/begin-request.ts';
import type { ReadPublic } from './read-public.ts';
import type { PageReads, MayRender, PageRendering } from './render-page.ts';
import type { BuiltFiles } from './static-file.ts';

/** Scheme and host of the site, as its pages name themselves in an answer. */
interface SiteOrigin {
  readonly of: (request: Request, response: Response) => string;
  /** Whether it is the same for everybody, whatever host they name: no shared cache can be given another's. */
  readonly isFixed: boolean;
}

/** By which the request reached the site. A host that could not be one is not repeated. */
const reachedBy: SiteOrigin['of'] = (request, response) => {
  const host = /^[\w.:[\]-]+$/.exec(request.get('host') ?? '')?.[0] ?? 'localhost';
  return `${begunOf(response).origin.isSecure ? 'https' : 'http'}://${host}`;
};

/** @param publicUrl the one address of the site, whatever host a request names; without it the site has each by which it is reached */
export const siteOrigin = (publicUrl: string | undefined): SiteOrigin =>
  publicUrl === undefined ? { of: reachedBy, isFixed: false } : { of: () => publicUrl, isFixed: true };

export interface Pages {
  /** What `vite build` wrote. */
  readonly files: BuiltFiles;
  readonly known: () => Promise<KnownPages>;
  readonly read: ReadPublic | undefined;
  readonly rendering: PageRendering;
  readonly reads: PageReads;
  /** Counts work of the renderer; false for an address that has had enough of it. */
  readonly mayRender: MayRender;
  readonly texts: KeptTexts;
  readonly siteOrigin: SiteOrigin;
  readonly writeFacts?: WriteFacts | undefined;
}

/** Somebody who asks for a page. */
export interface Visit {
  readonly request: Request;
  readonly response: Response;
  readonly known: KnownPages;
  readonly language: Language;
  /** Of the site. */
  readonly origin: string;
  readonly address: string;
}

const askedLanguage = /(?<=[?&])lang=(en|ur)(?:&|$)/;

/** That of the address, which links of search engines name; else that of the reader. */
const languageOf = ({ originalUrl, headers: { cookie = '' } }: Request): Language => {
  const asked = originalUrl.includes('lang=') ? askedLanguage.exec(originalUrl)?.[1] : undefined;
  if (asked !== undefined) return asked as Language;
  return /(?:^|;\s*)lang=ur(?:;|$)/.test(cookie) ? 'ur' : 'en';
};

/** Without the language, which makes it no other page. */
export const queryOf = ({ originalUrl }: Request): string =>
  (/\?.*$/.exec(originalUrl)?.[0] ?? '').replace(askedLanguage, '').replace(/[?&]$/, '');

export const beginVisit = async (request: Request, response: Response, { known, siteOrigin }: Pages): Promise<Visit> => ({
  ...{ request, response, known: await known(), language: languageOf(request) },
  ...{ origin: siteOrigin.of(request, response), address: begunOf(response).origin.address },
});

interface OwnPage {
  /** Two pages that differ have different names, or different sources. */
  readonly name: string;
  readonly sources: readonly unknown[];
  /** 200 unless given. */
  readonly status?: number;
  /** Undefined when it cannot be had now. */
  readonly make: () => Promise<string | undefined>;
}

/** Sends a page with the address of the site where it names its own, and with who runs it. @returns false when it cannot be had now */
export const sendOwn = async (visit: Visit, { texts, writeFacts }: Pages, page: OwnPage): Promise<boolean> => {
  const { request, response, known, language, origin, address } = visit;
  const { name, sources, status = 200 } = page;
  const make = async () => {
    const made = await page.make();
    if (made === undefined) return undefined;
    const html = known.origin === undefined ? made : made.replaceAll(known.origin, origin);
    return { status, type: 'text/html; charset=utf-8', cacheControl: 'no-cache', body: writeFacts?.(html, language) ?? html };
  };
  const answer = await texts({ name: `${status} ${language} ${origin} ${name}`, sources: [known, ...sources], address, make });
  if (answer === undefined) return false;
  await sendKept(request, response, answer, address);
  return true;
};
