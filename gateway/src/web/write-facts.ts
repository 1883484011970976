import { escaped } from './fill-head.ts';
import { factMarkup, factParts } from './fact-markup.ts';
import { withOrganization } from './organization.ts';
import type { Language } from './page-worker.ts';
import type { SiteFacts } from './site-facts.ts';

/** A page in its language with what the deployment sets about who runs the site. */
export type WriteFacts = (html: string, language: Language) => string;

const languages = ['en', 'ur'] as const;

const isKnown = ({ address, social, demoLogin, ...texts }: SiteFacts): boolean =>
  demoLogin !== undefined || social.length > 0 || [...Object.values(texts), ...Object.values(address)].some((text) => text !== '');

/**
 * Writes it where pages have a place for it (`<!--facts:footer-->`), and once more beside them, in both languages, for the app, which
 * renders pages and switches between languages by itself. Undefined when there is nothing to show.
 */
export const factsWriter = (facts: SiteFacts | undefined): WriteFacts | undefined => {
  if (facts === undefined || !isKnown(facts)) return undefined;
  const parts = languages.flatMap((language) => factParts.map((part) => ({ part, language, markup: factMarkup(part, facts, language) })));
  const templates = parts.map(({ part, language, markup }) => `<template id="facts-${part}-${language}">${markup}</template>`).join('');
  const { demoLogin } = facts;
  const demo =
    demoLogin === undefined
      ? ''
      : `<template id="demo-login" data-email="${escaped(demoLogin.email)}" data-password="${escaped(demoLogin.password)}"></template>`;
  return (html, language) => {
    const own = parts.filter((one) => one.language === language);
    const filled = own.reduce((text, { part, markup }) => text.replaceAll(`<!--facts:${part}-->`, () => markup), html);
    return withOrganization(filled, facts, language).replace('</head>', () => `${templates}${demo}</head>`);
  };
};
