import { expect, test } from '@jest/globals';
import { loadConfig } from '@paltu/service-kit';
import { z } from 'zod';
import { bothAddresses, siteFactsOf, siteFactVariables } from './site-facts.ts';

const read = (environment: Record<string, string>) =>
  siteFactsOf(loadConfig(z.object(siteFactVariables).superRefine(bothAddresses), environment));

const nothing = { email: '', phone: '', address: { en: '', ur: '' }, appStore: '', googlePlay: '', social: [] };

test('nothing of it need be set; compose hands on what is not set as empty', () => {
  expect(read({})).toEqual(nothing);
  expect(read(Object.fromEntries(Object.keys(siteFactVariables).map((name) => [name, '']))).social).toEqual([]);
});

test('all of it may be set', () => {
  const facts = read({
    ...{ CONTACT_EMAIL: ' help@paltu.example ', CONTACT_PHONE: '+92 42 111-222-333' },
    ...{ CONTACT_ADDRESS: '12 Mall Road, Lahore', CONTACT_ADDRESS_UR: '12 مال روڈ، لاہور' },
    ...{
      APP_STORE_URL: 'https://apps.apple.com/pk/app/paltu/id1',
      GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=pk.paltu',
    },
    SOCIAL_URLS: 'https://www.facebook.com/paltu, https://www.instagram.com/paltu',
  });
  expect(facts).toEqual({
    ...{ email: 'help@paltu.example', phone: '+92 42 111-222-333' },
    address: { en: '12 Mall Road, Lahore', ur: '12 مال روڈ، لاہور' },
    appStore: 'https://apps.apple.com/pk/app/paltu/id1',
    googlePlay: 'https://play.google.com/store/apps/details?id=pk.paltu',
    social: ['https://www.facebook.com/paltu', 'https://www.instagram.com/paltu'],
  });
});

test('the demo account is an e-mail address and a password', () => {
  expect(read({ DEMO_LOGIN: 'ayesha@paltu.example Jharokha1' }).demoLogin).toEqual({
    email: 'ayesha@paltu.example',
    password: 'Jharokha1',
  });
});

test.each([
  ['DEMO_LOGIN', 'ayesha@paltu.example'],
  ['DEMO_LOGIN', 'Jharokha1 ayesha@paltu.example'],
  ['CONTACT_EMAIL', 'help at paltu'],
  ['CONTACT_EMAIL', 'Paltu <help@paltu.example>'],
  ['CONTACT_PHONE', '0300 1234567'],
  ['CONTACT_PHONE', '+92 call us'],
  ['CONTACT_PHONE', '+92'],
  ['APP_STORE_URL', 'http://apps.apple.com/pk/app/paltu/id1'],
  ['APP_STORE_URL', 'apps.apple.com/pk/app/paltu/id1'],
  ['GOOGLE_PLAY_URL', 'javascript:alert(1)'],
  ['SOCIAL_URLS', 'https://www.facebook.com/paltu,http://www.instagram.com/paltu'],
  ['SOCIAL_URLS', 'https://facebook'],
])('%s=%s is refused, with the name of the variable', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^  ${name}: must be `, 'm'));
});

test('an address is there in both languages or in none, in one line', () => {
  expect(() => read({ CONTACT_ADDRESS: 'Lahore' })).toThrow('CONTACT_ADDRESS_UR: is missing, for CONTACT_ADDRESS is set');
  expect(() => read({ CONTACT_ADDRESS_UR: 'لاہور' })).toThrow('CONTACT_ADDRESS: is missing, for CONTACT_ADDRESS_UR is set');
  expect(() => read({ CONTACT_ADDRESS: 'Mall Road\nLahore', CONTACT_ADDRESS_UR: 'لاہور' })).toThrow(/^ {2}CONTACT_ADDRESS: .*single line/m);
});
