import { escaped, safeJson, type Language } from './html.ts';
import type { SiteFacts } from './site-facts.ts';

/** What a place of the page shows: `web/src/shared/ui/site-facts.tsx` names them. */
type FactPart = 'contact' | 'social' | 'footer';
const factParts: readonly FactPart[] = ['contact', 'social', 'footer'];

const words = {
  en: {
    ...{ contact: 'How to reach us', email: 'Email', phone: 'Phone', address: 'Address' },
    ...{ apps: 'Our apps', appStore: 'Download on the App Store', googlePlay: 'Get it on Google Play', social: 'Follow us' },
  },
  ur: {
    ...{ contact: 'ہم سے رابطے کے طریقے', email: 'ای میل', phone: 'فون', address: 'پتا' },
    ...{ apps: 'ہماری ایپس', appStore: 'ایپ اسٹور سے حاصل کریں', googlePlay: 'گوگل پلے سے حاصل کریں', social: 'ہمیں فالو کریں' },
  },
};

/** Sites by the end of their host. */
const sites = [
  { hosts: ['facebook.com', 'fb.com'], en: 'Facebook', ur: 'فیس بک' },
  { hosts: ['instagram.com'], en: 'Instagram', ur: 'انسٹاگرام' },
  { hosts: ['youtube.com', 'youtu.be'], en: 'YouTube', ur: 'یوٹیوب' },
  { hosts: ['tiktok.com'], en: 'TikTok', ur: 'ٹک ٹاک' },
  { hosts: ['x.com', 'twitter.com'], en: 'X', ur: 'ایکس' },
  { hosts: ['whatsapp.com', 'wa.me'], en: 'WhatsApp', ur: 'واٹس ایپ' },
  { hosts: ['linkedin.com'], en: 'LinkedIn', ur: 'لنکڈ اِن' },
];

const siteName = (url: string, language: Language): string => {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return sites.find(({ hosts }) => hosts.some((one) => host === one || host.endsWith(`.${one}`)))?.[language] ?? host;
};

const link = (href: string, text: string): string => `<a href="${escaped(href)}">${text}</a>`;
const elsewhere = (href: string, text: string): string => `<a href="${escaped(href)}" rel="noopener">${text}</a>`;
const ltr = (text: string): string => `<bdi dir="ltr">${escaped(text)}</bdi>`;

const list = (label: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `<strong>${label}</strong><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;

const contact = ({ email, phone, address }: SiteFacts, language: Language): string => {
  const labels = words[language];
  return list(labels.contact, [
    ...(email === '' ? [] : [`${labels.email}: ${link(`mailto:${email}`, ltr(email))}`]),
    ...(phone === '' ? [] : [`${labels.phone}: ${link(`tel:${phone.replace(/[ -]/g, '')}`, ltr(phone))}`]),
    ...(address[language] === '' ? [] : [`${labels.address}: ${escaped(address[language])}`]),
  ]);
};

const apps = ({ appStore, googlePlay }: SiteFacts, language: Language): string => {
  const labels = words[language];
  return list(labels.apps, [
    ...(appStore === '' ? [] : [elsewhere(appStore, labels.appStore)]),
    ...(googlePlay === '' ? [] : [elsewhere(googlePlay, labels.googlePlay)]),
  ]);
};

const social = (facts: SiteFacts, language: Language): string =>
  list(
    words[language].social,
    facts.social.map((url) => elsewhere(url, escaped(siteName(url, language)))),
  );

/** The HTML of a part; empty where nothing of it is known. */
const factMarkup = (part: FactPart, facts: SiteFacts, language: Language): string => {
  if (part === 'contact') return contact(facts, language);
  if (part === 'social') return social(facts, language);
  return contact(facts, language) + apps(facts, language) + social(facts, language);
};

type Thing = Readonly<Record<string, unknown>>;
type Organization = Thing & { readonly '@type': 'Organization' };

const isOrganization = (thing: unknown): thing is Organization => (thing as Thing | undefined)?.['@type'] === 'Organization';

const pointOf = ({ contactPoint }: Thing): object => (typeof contactPoint === 'object' && contactPoint !== null ? contactPoint : {});

const known = (values: Thing): Thing =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined));

const withFacts = (organization: Thing, { email, phone, address, social }: SiteFacts, language: Language): Thing => {
  const ways = known({ email, telephone: phone });
  const point = { '@type': 'ContactPoint', contactType: 'customer support', availableLanguage: ['en', 'ur'], areaServed: 'PK' };
  const isReached = Object.keys(ways).length > 0;
  return known({
    ...organization,
    ...ways,
    address: address[language],
    contactPoint: isReached ? { ...point, ...pointOf(organization), ...ways } : organization['contactPoint'],
    sameAs: social.length > 0 ? social : undefined,
  });
};

/** What a page shows search engines of who runs the site, with what the deployment sets. */
const withOrganization = (html: string, facts: SiteFacts, language: Language): string =>
  html.replace(/(<script type="application\/ld\+json">)(.*?)(?=<\/script>)/gs, (whole, start: string, text: string) => {
    const data = JSON.parse(text) as Thing;
    if (isOrganization(data)) return start + safeJson(withFacts(data, facts, language));
    const about = data['mainEntity'];
    return isOrganization(about) ? start + safeJson({ ...data, mainEntity: withFacts(about, facts, language) }) : whole;
  });

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
