import { expect, test } from '@jest/globals';
import type { SiteFacts } from './site-facts.ts';
import { factsWriter } from './write-facts.ts';

const none: SiteFacts = { email: '', phone: '', address: { en: '', ur: '' }, appStore: '', googlePlay: '', social: [] };
const all: SiteFacts = {
  ...{ email: 'help@paltu.example', phone: '+92 42 111-222-333' },
  address: { en: '12 Mall Road <Lahore>', ur: '12 مال روڈ، لاہور' },
  ...{ appStore: 'https://apps.apple.com/pk/app/paltu/id1', googlePlay: 'https://play.google.com/store/apps/details?id=pk.paltu&hl=ur' },
  social: ['https://m.facebook.com/paltu', 'https://social.paltu.example/@paltu'],
};
const organization = { '@type': 'Organization', name: 'Paltu' };
const contactPage = { '@type': 'ContactPage', mainEntity: { ...organization, contactPoint: { '@type': 'ContactPoint', url: '/contact' } } };
const ld = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const page = (data: object): string =>
  `<html><head>${ld(data)}</head><body><p><!--facts:contact--></p><p><!--facts:social--></p><footer><!--facts:footer--></footer></body></html>`;

const written = (facts: SiteFacts, language: 'en' | 'ur' = 'en', data: object = organization): string =>
  factsWriter(facts)?.(page(data), language) ?? '';
const dataOf = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<string, unknown>;
const footerOf = (html: string): string => /<footer>(.*)<\/footer>/s.exec(html)?.[1] ?? '';
const linksIn = (html: string): (string | undefined)[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('where nothing is set pages stay as they were built', () => {
  expect(factsWriter(none)).toBeUndefined();
  expect(factsWriter(undefined)).toBeUndefined();
});

test('what is set is written where pages have a place for it, in their language, and none of it can leave its place', () => {
  const footer = footerOf(written(all));
  expect(linksIn(footer)).toEqual([
    ...['mailto:help@paltu.example', 'tel:+9242111222333', all.appStore, all.googlePlay.replace('&', '&amp;'), ...all.social],
  ]);
  for (const text of ['12 Mall Road &lt;Lahore&gt;', '>Facebook</a>', '>social.paltu.example</a>', 'Get it on Google Play'])
    expect(footer).toContain(text);
  const urdu = footerOf(written(all, 'ur'));
  for (const text of [all.address.ur, '>فیس بک</a>', 'گوگل پلے سے حاصل کریں']) expect(urdu).toContain(text);
  expect(urdu).not.toMatch(/Facebook|Follow|Mall Road/);
});

test('each place has its own part, and what is not set is not there', () => {
  const html = written({ ...none, social: ['https://youtu.be/paltu'] });
  const [contact, social] = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, part]) => part);
  expect(contact).toBe('');
  expect(social).toBe(footerOf(html));
  expect(linksIn(social ?? '')).toEqual(['https://youtu.be/paltu']);
  expect(html).not.toContain('facts:');
});

test('the app finds it beside the page, in both languages', () => {
  const html = written(all, 'ur');
  const templates = [...html.matchAll(/<template id="([\w-]+)">(.*?)<\/template>/gs)].map(([, id = '', text = '']) => [id, text] as const);
  expect(templates.map(([id]) => id).toSorted()).toEqual(
    ['contact', 'footer', 'social'].flatMap((part) => [`facts-${part}-en`, `facts-${part}-ur`]),
  );
  expect(Object.fromEntries(templates)['facts-footer-ur']).toBe(footerOf(html));
  expect(Object.fromEntries(templates)['facts-footer-en']).toBe(footerOf(written(all)));
});

test('the login page finds the demo account beside the page, where there is one', () => {
  const html = written({ ...none, demoLogin: { email: 'ayesha@paltu.example', password: 'a"<b' } });
  expect(html).toContain('<template id="demo-login" data-email="ayesha@paltu.example" data-password="a&quot;&lt;b"></template></head>');
  expect(written(all)).not.toContain('demo-login');
});

test('search engines read of the organization how it is reached and where else it is', () => {
  const { contactPoint, ...own } = dataOf(written(all, 'ur'));
  expect(own).toEqual({ ...organization, email: all.email, telephone: all.phone, address: all.address.ur, sameAs: all.social });
  expect(contactPoint).toMatchObject({ '@type': 'ContactPoint', email: all.email, telephone: all.phone });
  expect(dataOf(written(all, 'en', contactPage))['mainEntity']).toMatchObject({
    sameAs: all.social,
    contactPoint: { url: '/contact', email: all.email },
  });
  expect(dataOf(written({ ...none, social: all.social }))).toEqual({ ...organization, sameAs: all.social });
  expect(dataOf(written({ ...none, email: all.email }))).not.toHaveProperty('sameAs');
});

test('what is of something else stays as it is', () => {
  const article = { '@type': 'Article', publisher: organization };
  expect(dataOf(written(all, 'en', article))).toEqual(article);
});
