/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { ownPets } from './data/own-pets.ts';
import { ownProductId, ownProducts } from './data/own-store.ts';
import { ownVet } from './data/own-vet.ts';
import { aSoldParcel, soldLine, soldParcelId } from './data/sold-parcels.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

interface NumberField {
  path: string;
  api?: Stubs;
  /** The call that saves it, and what of its body is the number. */
  call: string;
  sent: (body: unknown) => unknown;
  /** Leads to the field where it is not there at once. */
  reach?: (screen: Screen) => Promise<void>;
  field: (screen: Screen) => Locator;
  save: (screen: Screen, field: Locator) => Promise<void>;
  /** One that the field takes. */
  number: number;
  /** Whether it takes parts of a whole, and less than nothing. */
  isDecimal?: true;
}

const [pet] = ownPets();
const [product] = ownProducts();
const named =
  (name: string) =>
  ({ page }: Screen) =>
    page.locator(`form [name="${name}"]`);
const at = (name: string) => (body: unknown) => (body as Record<string, unknown>)[name];
const submit = ({ page }: Screen) => page.locator('form button[type="submit"]').last().click();
const parcel = aSoldParcel(2, ['confirmed'], { items: [{ ...soldLine(1, 2_000), ordered: 2_000 }] });

const ofPet = {
  path: `/dashboard?tab=pets&mode=edit&id=${pet?.id}`,
  api: { 'GET /pets/{id}': { pet: { ...pet!, adoptionType: 'Sale', price: 700 } } } satisfies Stubs,
  ...{ call: `PUT /pets/${pet?.id}`, save: submit },
};
const ofProduct = {
  path: `/vendor-dashboard?mode=edit&id=${ownProductId(1)}`,
  api: { 'GET /accessories/{id}': { accessory: { ...product!, price: 1_000, originalPrice: 2_000 } } } satisfies Stubs,
  ...{ call: `PUT /accessories/${ownProductId(1)}`, save: submit },
};
const ofVet = {
  path: '/vet-profile-page',
  api: { 'GET /vets/user/my-profile': { vet: ownVet() } } satisfies Stubs,
  ...{ call: 'PUT /vets', save: submit },
};

const fields: Readonly<Record<string, NumberField>> = {
  'the price of a pet': { ...ofPet, field: named('price'), sent: at('price'), number: 1500 },
  'the price of a product': { ...ofProduct, field: named('price'), sent: at('price'), number: 1500 },
  'the price before': { ...ofProduct, field: named('originalPrice'), sent: at('originalPrice'), number: 1500 },
  'pieces of a product': { ...ofProduct, field: named('quantity'), sent: at('quantity'), number: 1500 },
  'days that a pack lasts': { ...ofProduct, field: named('packDays'), sent: at('packDays'), number: 45 },
  'stock in the list': {
    ...{ path: '/vendor-dashboard?tab=products', call: `PUT /accessories/${ownProductId(1)}`, sent: at('quantity'), number: 1500 },
    field: ({ page }) => page.getByRole('main').getByRole('table').getByRole('textbox').first(),
    save: (_screen, field) => field.press('Enter'),
  },
  'pieces that are left out': {
    path: `/vendor-dashboard?tab=parcels&id=${soldParcelId(2)}`,
    api: { 'GET /orders/parcels/{id}': { parcel } },
    reach: async ({ page, words }) => {
      await page
        .getByRole('button', { name: words('vendor-office:parcel.dropOf', { name: `\u2068${soldLine(1, 1).name}\u2069` }) })
        .click();
      await page.getByRole('dialog').getByLabel(words('vendor-office:parcel.reason')).fill('Broken');
    },
    call: `POST /orders/parcels/${soldParcelId(2)}/drop`,
    sent: (body) => (body as { items: { quantity: number }[] }).items[0]?.quantity,
    field: ({ page, words }) => page.getByRole('dialog').getByLabel(words('vendor-office:parcel.pieces')),
    save: (_screen, field) => field.press('Enter'),
    number: 1500,
  },
  'the fee of a vet': { ...ofVet, field: named('consultationFee'), sent: at('consultationFee'), number: 1500 },
  'years of experience': { ...ofVet, field: named('experience'), sent: at('experience'), number: 45 },
  latitude: { ...ofVet, field: named('latitude'), sent: at('latitude'), number: 45, isDecimal: true },
  longitude: { ...ofVet, field: named('longitude'), sent: at('longitude'), number: 45, isDecimal: true },
};

const inDigits = (number: number, zero: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const ofNumber = (number: number): [string, number][] => {
  const typed = [`${number}.00`, inDigits(number, 0x6f0), inDigits(number, 0x660), ...(number < 1000 ? [] : ['1,500', '1 500', '1،500'])];
  return typed.map((text) => [text, number]);
};

test.each(Object.entries(fields))(
  '%s is the number that was typed, or is marked as wrong and not sent; nothing that was typed is lost',
  async (_name, row) => {
    const api: Stubs = { ...usualAnswers('member'), ...row.api };
    const saving = { [row.call.replace(/[0-9a-f-]{36}/, '{id}')]: refuse(400, 'request.invalid') } as Stubs;
    const expected: [string, number | 'refused'][] = [
      ...ofNumber(row.number),
      ...(['-5', '15.5'] as const).map((text): [string, number | 'refused'] => [text, row.isDecimal ? Number(text) : 'refused']),
      ['abc', 'refused'],
      ['1e3', 'refused'],
    ];
    await withScreen(row.path, { api: { ...api, ...saving }, as: 'member', allowed: /400/ }, async (screen) => {
      await row.reach?.(screen);
      const field = row.field(screen);
      const reached: [string, unknown][] = [];
      for (const [text] of expected) {
        const before = screen.calls.length;
        await field.fill(text);
        await row.save(screen, field);
        await screen.settle();
        const call = screen.calls.slice(before).find(({ name }) => name === row.call);
        const isMarked = (await field.getAttribute('aria-invalid')) === 'true';
        reached.push([text, call === undefined ? (isMarked ? 'refused' : 'lost') : row.sent(call.body)]);
        expect([text, await field.inputValue()]).toEqual([text, text]);
      }
      expect(reached).toEqual(expected);
    });
  },
);
