/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import type { SentParcel } from '../../web/src/shared/api/types.ts';
import {
  aSoldParcel,
  soldLine,
  soldPage,
  soldParcelId,
  soldParcels,
  someCouriers,
  unpaidPage,
  unpaidParcels,
} from './data/sold-parcels.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, success, unanswered, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const list = '/vendor-dashboard?tab=parcels';
const at = (n: number): string => `${list}&id=${soldParcelId(n)}`;
const asMember = (more: Stubs = {}): Stubs => ({ ...usualAnswers('member'), ...more });
const button = ({ page }: Screen, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = ({ page }: Screen, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const bodiesOf = ({ calls }: Screen, method: string) => calls.filter(({ name }) => name.startsWith(method)).map(({ body }) => body);

/** The API with one parcel, and what its steps are answered. */
const withParcel = (parcel: () => SentParcel, step: Stubs['PATCH /orders/parcels/{id}/status']): Stubs =>
  asMember({ 'GET /orders/parcels/{id}': () => ({ parcel: parcel() }), 'PATCH /orders/parcels/{id}/status': step });

describe('the list of what the store has sold', () => {
  test.each([1280, 360])('shows on top what waits for the seller, and leads to it (%i px)', async (width) => {
    await withScreen(list, { api: asMember(), as: 'member', width, language: width === 360 ? 'ur' : 'en' }, async ({ page, words }) => {
      const main = page.getByRole('main');
      await main.getByText(words('shell:formerMember'), { exact: true }).waitFor();
      await main.getByRole('link', { name: words('vendor-office:toDo.toSend') }).click();
      await page.waitForURL(/status=confirmed/);
      await main.getByRole('link', { name: 'K7QX2M07' }).waitFor({ state: 'detached' });
      await main.getByRole('link', { name: 'K7QX2M02' }).click();
      await page.getByRole('button', { name: words('vendor-office:parcel.act.ship'), exact: true }).waitFor();
    });
  });

  test.each(['en', 'ur'] as const)('is searched by number, name or phone, and shows when nothing is like that (%s)', async (language) => {
    const api = asMember({
      'GET /orders/parcels': ({ query }) => soldPage(query.get('search') === '+92 300 1234567' ? soldParcels().slice(0, 1) : []),
    });
    await withScreen(list, { api, as: 'member', language, width: language === 'ur' ? 360 : 1280 }, async ({ page, words }) => {
      const search = page.getByRole('searchbox', { name: words('vendor-office:parcels.search') });
      await search.fill('+92 300 1234567');
      await page.getByRole('link', { name: 'K7QX2M01' }).waitFor();
      await search.fill('Nobody');
      await page.getByRole('heading', { name: words('vendor-office:parcels.notFound') }).waitFor();
    });
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'labels and packing slips of the parcels that are ticked are printed, a sheet of A6 each (%s, %i px)',
  async (language, width) => {
    await withScreen(list, { api: asMember(), as: 'member', language, width }, async ({ page, words }) => {
      for (const number of ['K7QX2M01', 'K7QX2M02', 'K7QX2M06'])
        await page.getByRole('checkbox', { name: `${words('work:table.select')} ${number}` }).check();
      await page.getByRole('link', { name: words('vendor-office:print.labels') }).click();
      // Of the third the address is not shown any more.
      await page.getByText('K7QX2M06').waitFor();
      const sheets = page.getByRole('article');
      await sheets.nth(1).waitFor();
      expect(await sheets.count()).toBe(2);
      for (const text of ['Ayesha Khan', 'House 4, Street 2', '300 1234567', 'Mall Road Pets'])
        await sheets.first().getByText(text).first().waitFor();
      await sheets.nth(1).getByText(words('vendor-office:print.paid')).waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button', { name: words('vendor-office:print.print') }).isVisible()).toBe(false);
      const { width: wide, height: high } = (await sheets.first().boundingBox()) ?? { width: 0, height: 0 };
      expect([Math.round((wide * 25.4) / 96), Math.round((high * 25.4) / 96)]).toEqual([105, 148]);
      await page.emulateMedia({ media: null });
      await page.goBack();
      await page
        .getByRole('checkbox', { name: words('work:table.selectAll') })
        .or(page.getByRole('checkbox').first())
        .first()
        .check();
      await page.getByRole('link', { name: words('vendor-office:print.slips') }).click();
      await page.getByText('Please call before you come.').waitFor();
      expect(await page.getByText('300 1234567').count()).toBe(0);
    });
  },
);

test.each([1280, 360])('labels are printed once all of them are there (%i px)', async (width) => {
  const [first, second] = soldParcels() as [SentParcel, SentParcel];
  const parcels = (isHeld: boolean) =>
    asMember({
      'GET /orders/parcels/{id}': ({ params }) => {
        if (params['id'] === first.id) return { parcel: first };
        return isHeld ? unanswered : { parcel: second };
      },
    });
  const path = `${list}&part=labels&ids=${first.id},${second.id}`;
  await withScreen(path, { api: parcels(true), as: 'member', width }, async (screen) => {
    const print = button(screen, screen.words('vendor-office:print.print'));
    await screen.page.getByRole('article').first().waitFor();
    expect(await print.getAttribute('aria-busy')).toBe('true');
    screen.restub(parcels(false));
    await screen.visit(path);
    await screen.page.getByRole('article').nth(1).waitFor();
    expect(await print.getAttribute('aria-busy')).toBeNull();
  });
});

test.each([1280, 360])('what waits for payment is released once asked, and its buyer is not named (%i px)', async (width) => {
  const [first] = unpaidParcels();
  const api = asMember({ 'POST /orders/parcels/{id}/release': ({ attempt }) => (attempt === 0 ? disconnected : success(null)) });
  const look = { api, as: 'member', width, language: width === 360 ? 'ur' : 'en', allowed: /ERR_|Failed to load/ } as const;
  await withScreen(list, look, async (screen) => {
    const { page, words, restub } = screen;
    await page.getByRole('link', { name: words('vendor-office:parcels.tab.unpaid') }).click();
    await page.getByText(words('vendor-office:unpaid.slipSent')).waitFor();
    const release = button(screen, words('vendor-office:unpaid.releaseOf', { number: first?.order.number ?? '?' }));
    await release.click();
    restub({ ...api, 'GET /orders/parcels/unpaid': unpaidPage(unpaidParcels().slice(1)) });
    // The answer is lost once: released again it stays so.
    await inDialog(screen, words('vendor-office:unpaid.release')).click();
    await page.getByText(words('vendor-office:unpaid.done')).waitFor();
    await release.waitFor({ state: 'detached' });
    expect(bodiesOf(screen, 'POST /orders/parcels')).toHaveLength(2);
  });
});

describe('a parcel', () => {
  test('shows where it goes, and is confirmed at once', async () => {
    let isConfirmed = false;
    const api = withParcel(
      () => aSoldParcel(1, isConfirmed ? ['confirmed'] : []),
      () => {
        isConfirmed = true;
        return { parcel: aSoldParcel(1, ['confirmed']) };
      },
    );
    await withScreen(at(1), { api, as: 'member' }, async (screen) => {
      const { page, words } = screen;
      expect(await page.getByRole('link', { name: '+92 300 1234567' }).getAttribute('href')).toBe('tel:+923001234567');
      await button(screen, words('vendor-office:parcel.act.confirm')).click();
      await button(screen, words('vendor-office:parcel.act.ship')).waitFor();
      expect(bodiesOf(screen, 'PATCH')).toEqual([{ status: 'confirmed' }]);
    });
  });

  test('is sent with courier and number, and one line is left out of it with a reason', async () => {
    const parcel = aSoldParcel(2, ['confirmed'], { items: [soldLine(1, 3)] });
    const api = {
      ...withParcel(() => parcel, { parcel: aSoldParcel(2, ['confirmed', 'shipped']) }),
      'POST /orders/parcels/{id}/drop': { parcel },
    };
    await withScreen(at(2), { api, as: 'member', language: 'ur', width: 360 }, async (screen) => {
      const { page, words } = screen;
      await page
        .getByRole('button', { name: words('vendor-office:parcel.dropOf', { name: `\u2068${soldLine(1, 3).name}\u2069` }) })
        .click();
      await page.getByLabel(words('vendor-office:parcel.pieces')).fill('2');
      expect(await inDialog(screen, words('vendor-office:parcel.act.drop')).isDisabled()).toBe(true);
      await page.getByRole('dialog').getByLabel(words('vendor-office:parcel.reason')).fill('Broken');
      await inDialog(screen, words('vendor-office:parcel.act.drop')).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(bodiesOf(screen, 'POST')).toEqual([{ items: [{ accessoryId: soldLine(1, 3).accessoryId, quantity: 2 }], reason: 'Broken' }]);

      await button(screen, words('vendor-office:parcel.act.ship')).click();
      await page.getByRole('textbox', { name: words('vendor-office:parcel.courier') }).fill(' TCS ');
      await page.getByLabel(words('vendor-office:parcel.trackingNumber')).fill('77 123');
      await inDialog(screen, words('vendor-office:parcel.act.ship')).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(bodiesOf(screen, 'PATCH')).toEqual([{ status: 'shipped', courier: 'TCS', trackingNumber: '77 123' }]);
    });
  });

  test.each([
    ['en', 1280],
    ['ur', 360],
  ] as const)(
    'is handed to a courier that gives the number itself, and labelled as a test is how that goes on (%s, %i px)',
    async (language, width) => {
      let sent: SentParcel['status'] = 'confirmed';
      const carriage = { carriedBy: 'test-courier', courier: 'Test courier', trackingNumber: 'TEST-4f2a', tracked: 'in-transit' } as const;
      const parcel = () =>
        aSoldParcel(2, sent === 'confirmed' ? ['confirmed'] : ['confirmed', 'shipped', ...(sent === 'shipped' ? [] : [sent])], {
          ...(sent === 'confirmed' ? {} : carriage),
        });
      const api = {
        ...withParcel(parcel, () => {
          sent = 'shipped';
          return { parcel: parcel() };
        }),
        'POST /orders/parcels/{id}/courier-test': () => {
          sent = 'delivered';
          return { parcel: parcel() };
        },
      };
      await withScreen(at(2), { api, as: 'member', language, width }, async (screen) => {
        const { page, words } = screen;
        await button(screen, words('vendor-office:parcel.act.ship')).click();
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: words('vendor-office:parcel.carrier.test-courier') })
          .check();
        await page.getByText(words('vendor-office:parcel.carrierHint.test-courier')).waitFor();
        expect(await page.getByLabel(words('vendor-office:parcel.trackingNumber')).count()).toBe(0);
        await inDialog(screen, words('vendor-office:parcel.act.ship')).click();
        await page.getByText('TEST-4f2a').waitFor();
        await page.getByText(words('vendor-office:parcel.tracked.in-transit')).waitFor();
        expect(bodiesOf(screen, 'PATCH')).toEqual([{ status: 'shipped', carriedBy: 'test-courier' }]);
        await button(screen, words('vendor-office:parcel.testCourier.delivers')).click();
        await page.getByText(words('vendor-office:parcel.testCourier.done')).waitFor();
        await button(screen, words('vendor-office:parcel.testCourier.delivers')).waitFor({ state: 'detached' });
        expect(bodiesOf(screen, 'POST')).toEqual([{ behaviour: 'delivers' }]);
      });
    },
  );

  test('is asked by whom it goes once that is known, so that nothing moves under a finger', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const api = {
      ...withParcel(() => aSoldParcel(2, ['confirmed']), unavailable),
      'GET /orders/couriers': async () => {
        await promise;
        return { couriers: someCouriers() };
      },
    };
    await withScreen(at(2), { api, as: 'member', width: 360 }, async (screen) => {
      const { page, words } = screen;
      await button(screen, words('vendor-office:parcel.act.ship')).click();
      const ship = inDialog(screen, words('vendor-office:parcel.act.ship'));
      await ship.waitFor();
      expect([await ship.isDisabled(), await page.getByLabel(words('vendor-office:parcel.trackingNumber')).count()]).toEqual([true, 0]);
      resolve();
      await page.getByLabel(words('vendor-office:parcel.trackingNumber')).waitFor();
      expect(await ship.isEnabled()).toBe(true);
    });
  });

  test('a refused step is explained where it was asked for, and the parcel is read anew', async () => {
    const api = withParcel(() => aSoldParcel(3, ['confirmed', 'shipped']), refuse(409, 'parcel.wrong-step'));
    await withScreen(at(3), { api, as: 'member', allowed: /409/ }, async (screen) => {
      const { page, words, calls } = screen;
      const asked = () => calls.filter(({ name }) => name === `GET /orders/parcels/${soldParcelId(3)}`).length;
      await button(screen, words('vendor-office:parcel.act.deliver')).click();
      const before = asked();
      await inDialog(screen, words('vendor-office:parcel.act.deliver')).click();
      await page.getByRole('dialog').getByRole('alert').getByText(words('errors:parcel.wrong-step')).waitFor();
      await until(() => asked() > before);
    });
  });
});

describe('a step whose answer is lost', () => {
  test('is looked for, and shown as done when it was taken', async () => {
    let isConfirmed = false;
    const api = withParcel(
      () => aSoldParcel(1, isConfirmed ? ['confirmed'] : []),
      () => {
        isConfirmed = true;
        return disconnected;
      },
    );
    await withScreen(at(1), { api, as: 'member', allowed: /ERR_|Failed to load|502|503/ }, async (screen) => {
      const { page, words } = screen;
      await button(screen, words('vendor-office:parcel.act.confirm')).click();
      await button(screen, words('vendor-office:parcel.act.ship')).waitFor();
      await page.getByText(words('vendor-office:parcel.done.confirm')).waitFor();
      expect(await page.getByRole('alert').getByText(words('work:lost.open')).count()).toBe(0);
    });
  });

  test('nothing has come of it: that is what is shown, and it can be tried again', async () => {
    const [parcel] = soldParcels();
    const api = withParcel(() => parcel ?? aSoldParcel(1, []), unavailable);
    await withScreen(at(1), { api, as: 'member', allowed: /503/ }, async (screen) => {
      const { page, words } = screen;
      await button(screen, words('vendor-office:parcel.act.confirm')).click();
      await page.getByRole('alert').getByText(words('work:lost.open')).waitFor();
      expect(await button(screen, words('vendor-office:parcel.act.confirm')).isEnabled()).toBe(true);
    });
  });
});

test('how a parcel ended is not reported by its seller while its courier reports', async () => {
  const api = withParcel(
    () => aSoldParcel(1, ['confirmed', 'shipped'], { carriedBy: 'test-courier', courier: 'Test courier' }),
    () => unavailable,
  );
  await withScreen(at(1), { api, as: 'member' }, async (screen) => {
    const { page, words } = screen;
    await page.getByText(words('vendor-office:parcel.courierReports')).waitFor();
    for (const act of ['deliver', 'refused'] as const)
      expect(await button(screen, words(`vendor-office:parcel.act.${act}`)).count()).toBe(0);
  });
});
