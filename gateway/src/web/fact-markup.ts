import { escaped } from './fill-head.ts';
import type { Language } from './page-worker.ts';
import type { SiteFacts } from './site-facts.ts';

/** What a place of the page shows: `web/src/shared/ui/site-facts.tsx` names them. */
export type FactPart = 'contact' | 'social' | 'footer';
export const factParts: readonly FactPart[] = ['contact', 'social', 'footer'];

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
export const factMarkup = (part: FactPart, facts: SiteFacts, language: Language): string => {
  if (part === 'contact') return contact(facts, language);
  if (part === 'social') return social(facts, language);
  return contact(facts, language) + apps(facts, language) + social(facts, language);
};
