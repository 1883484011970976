import { expect, test } from '@jest/globals';
import type { MarkedThing } from '../../web/src/shared/api/types.ts';
import {
  aMarkDecision,
  aMarkedThing,
  someMarkedProducts,
  someMarkedStores,
  someMarkedThings,
  thingsPage,
  waitingPapers,
} from './data/some-marked-things.ts';
import { vetId } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable, type Stubs } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('admin');
const admin = { as: 'admin', api: usual } as const;
const phone = { language: 'ur', width: 360 } as const;
const readers = [{ language: 'en', width: 1280 }, phone] as const;
const setFeatured = 'PATCH /admin/vets/{id}/featured' as const;
const setHidden = 'PATCH /admin/vets/{id}/hidden' as const;
const setVerified = 'PATCH /admin/vets/{id}/verified' as const;

/** Vets of whom one can be marked: what is decided stands in the list, on the page and in the history from then on. */
const deciding = (things: MarkedThing[]): Stubs => {
  const history: ReturnType<typeof aMarkDecision>[] = [];
  const one = (id: string | undefined): MarkedThing => {
    const thing = things.find((known) => known.id === id);
    if (thing === undefined) throw new Error('there is no such thing');
    return thing;
  };
  const mark = (id: string | undefined, changes: Partial<MarkedThing>, decision: Parameters<typeof aMarkDecision>[0]) => {
    history.push(aMarkDecision({ ...decision, at: new Date(history.length * 1000).toISOString() }));
    return { thing: Object.assign(one(id), changes) };
  };
  return {
    ...usual,
    'GET /admin/vets': () => thingsPage(things),
    'GET /admin/verifications': () => thingsPage(things.filter(({ verification }) => verification.status === 'waiting')),
    'GET /admin/vets/{id}': ({ params }) => ({ thing: one(params['id']) }),
    'GET /admin/vets/{id}/marks': () => ({ history }),
    [setFeatured]: ({ params, body }) => {
      const { featured } = body as { featured: boolean };
      return mark(params['id'], { featured }, { mark: 'featured', set: featured });
    },
    [setHidden]: ({ params, body }) => {
      const { hidden, reason } = body as { hidden: boolean; reason: string };
      return mark(params['id'], { hidden }, { mark: 'hidden', set: hidden, reason });
    },
    [setVerified]: ({ params, body }) => {
      const { verified, reason } = body as { verified: boolean; reason: string };
      const { verification } = one(params['id']);
      const status = verified ? 'verified' : 'sent-back';
      const verifiedUntil = verified ? verification.validUntil : null;
      const changes = { verified, verifiedUntil, verification: { ...verification, status, reason } } as const;
      return mark(params['id'], changes, { mark: 'verified', set: verified, reason });
    },
  };
};

const waiting = () => aMarkedThing(1, { verification: waitingPapers() });
const pageOf = (n: number): string => `/admin-vet-${vetId(n)}`;

test.each(readers)('papers are opened from the queue, verified, and gone from the queue ($language)', async (reader) => {
  const api = deciding([waiting(), aMarkedThing(2, { name: 'Dr Hira Shah', verification: waitingPapers({ number: 2 }) })]);
  await withScreen('/admin-verifications', { ...admin, ...reader, api }, async ({ page, words, calls }) => {
    await page.getByText(words('marks:queue.count_other', { amount: '2' })).waitFor();
    await page.getByRole('link', { name: 'Dr Ayesha Malik' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dr Ayesha Malik' }).waitFor();
    await page.getByText('RVMP 4711').waitFor();
    await page
      .getByRole('button', { name: words('papers:open') })
      .first()
      .click();
    await page.getByRole('button', { name: words('marks:act.verify') }).click();
    await page.getByText(words('marks:outcome.verified', { name: 'Dr Ayesha Malik' })).waitFor();
    await page.getByText(words('marks:history.verified.set'), { exact: true }).last().waitFor();
    expect(await page.getByRole('button', { name: words('marks:act.verify') }).count()).toBe(0);
    expect(await whereFocusIs(page)).toContain(words('marks:papers.verified', { day: '' }).split(' ').at(-1)?.replace('.', '') ?? '?');
    expect(calls.some(({ name }) => name.startsWith(`GET /vets/${vetId(1)}/papers/`))).toBe(true);
    expect(calls.find(({ name }) => name.startsWith('PATCH'))).toMatchObject({
      name: `PATCH /admin/vets/${vetId(1)}/verified`,
      body: { verified: true, reason: '', seenStatus: 'waiting' },
      headers: { 'if-match': '"1"' },
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: words('marks:queue.title') })
      .click();
    await page.getByText(words('marks:queue.count_one', { amount: '1' })).waitFor();
    expect(await page.getByRole('link', { name: 'Dr Ayesha Malik' }).count()).toBe(0);
  });
});

test.each(readers)('papers are sent back with a reason, and a mark is taken away with one ($language)', async (reader) => {
  await withScreen(pageOf(1), { ...admin, ...reader, api: deciding([waiting()]) }, async ({ page, words, calls }) => {
    const refuseFor = async (act: 'sendBack' | 'takeAway', reason: string): Promise<void> => {
      await page.getByRole('button', { name: words(`marks:act.${act}`) }).click();
      const dialog = page.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: words(`marks:act.${act}`) });
      await dialog.getByRole('textbox').fill('  ');
      expect(await submit.isDisabled()).toBe(true);
      await dialog.getByRole('textbox').fill(` ${reason} `);
      await submit.click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await refuseFor('sendBack', 'The card cannot be read');
    await page.getByText(words('marks:outcome.sentBack', { name: 'Dr Ayesha Malik' })).waitFor();
    await page.getByRole('status').filter({ hasText: 'The card cannot be read' }).waitFor();
    await page.getByRole('button', { name: words('marks:act.verify') }).click();
    await page.getByRole('button', { name: words('marks:act.takeAway') }).waitFor();
    await refuseFor('takeAway', 'The registration was withdrawn');
    await page.getByText(words('marks:outcome.taken', { name: 'Dr Ayesha Malik' })).waitFor();
    expect(calls.flatMap(({ name, body }) => (name.startsWith('PATCH') ? [body] : []))).toEqual([
      { verified: false, reason: 'The card cannot be read', seenStatus: 'waiting' },
      { verified: true, reason: '', seenStatus: 'sent-back' },
      { verified: false, reason: 'The registration was withdrawn', seenStatus: 'verified' },
    ]);
    await page.getByRole('listitem').filter({ hasText: 'The registration was withdrawn' }).waitFor();
  });
});

test('the reason for which something was hidden is not there any more when it is hidden once more', async () => {
  await withScreen(pageOf(1), { ...admin, api: deciding([aMarkedThing(1)]) }, async ({ page, words }) => {
    const hide = page.getByRole('button', { name: words('marks:act.hide') });
    const dialog = page.getByRole('dialog');
    await hide.click();
    await dialog.getByRole('textbox').fill('Two members complained');
    await dialog.getByRole('button', { name: words('marks:act.hide') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words('marks:act.show') }).click();
    await hide.click();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('');
  });
});

test('what another admin has decided meanwhile is reported and shown, and not overturned', async () => {
  const things = [waiting()];
  const api = { ...deciding(things), [setVerified]: refuse(409, 'verification.already-decided') };
  await withScreen(pageOf(1), { ...admin, api, allowed: /409/ }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('marks:act.sendBack') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Blurred');
    Object.assign(things[0] as MarkedThing, {
      ...{ verified: true, verifiedUntil: '2030-05-01', verification: waitingPapers({ status: 'verified' }) },
    });
    await dialog.getByRole('button', { name: words('marks:act.sendBack') }).click();
    await page.getByText(words('errors:verification.already-decided')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(words('marks:papers.verified', { day: '1 May 2030' })).waitFor();
    await page.getByRole('button', { name: words('marks:act.takeAway') }).waitFor();
  });
});

test('papers that were replaced meanwhile are shown before anything is decided', async () => {
  const things = [waiting()];
  const api = { ...deciding(things), [setVerified]: refuse(412, 'verification.stale') };
  await withScreen(pageOf(1), { ...admin, ...phone, api, allowed: /412/ }, async ({ page, words }) => {
    const verify = page.getByRole('button', { name: words('marks:act.verify') });
    await verify.waitFor();
    Object.assign(things[0] as MarkedThing, { verification: waitingPapers({ number: 2, registrationNumber: 'RVMP 5822' }) });
    await verify.click();
    await page.getByText(words('errors:verification.stale')).waitFor();
    await page.getByText('RVMP 5822').waitFor();
    expect(await verify.isEnabled()).toBe(true);
  });
});

test('a reason stays written when the decision could not be saved', async () => {
  const usualApi = deciding([waiting()]);
  const api: Stubs = { ...usualApi, [setHidden]: unavailable };
  await withScreen(pageOf(1), { ...admin, api, allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('button', { name: words('marks:act.hide') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Not a vet');
    const submit = dialog.getByRole('button', { name: words('marks:act.hide') });
    await submit.click();
    await page.getByText(words('errors:service.unavailable')).waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Not a vet');
    restub(usualApi);
    await submit.click();
    await page.getByText(words('marks:outcome.hidden', { name: 'Dr Ayesha Malik' })).waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });
});

test.each(readers)('vets are found by words and by a mark, and marked in the list ($language)', async (reader) => {
  const api = deciding(someMarkedThings());
  await withScreen('/admin-vets', { ...admin, ...reader, api }, async ({ page, words, calls, settle }) => {
    const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: 'Dr Hira Shah' });
    const press = (act: string) => row.getByRole('button', { name: words(`marks:act.${act}`) }).click();
    await press('feature');
    await page.getByText(words('marks:outcome.featured', { name: 'Dr Hira Shah' })).waitFor();
    await row.getByText(words('marks:mark.featured'), { exact: true }).waitFor();
    await press('stopFeaturing');
    await page.getByText(words('marks:outcome.notFeatured', { name: 'Dr Hira Shah' })).waitFor();
    await press('hide');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Not a vet');
    await dialog.getByRole('button', { name: words('marks:act.hide') }).click();
    await page.getByText(words('marks:outcome.hidden', { name: 'Dr Hira Shah' })).waitFor();
    await row.getByText(words('marks:mark.hidden'), { exact: true }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await press('show');
    await page.getByText(words('marks:outcome.shown', { name: 'Dr Hira Shah' })).waitFor();
    expect(calls.flatMap(({ name, body }) => (name.startsWith('PATCH') ? [body] : []))).toEqual([
      { featured: true },
      { featured: false },
      { hidden: true, reason: 'Not a vet' },
      { hidden: false, reason: '' },
    ]);
    const search = page.getByRole('searchbox', { name: words('marks:kind.vet.search') });
    await search.fill(' gulberg ');
    await search.press('Enter');
    await page.waitForURL(({ search: query }) => query === '?search=gulberg');
    await page.getByRole('radio', { name: words('marks:only.hidden') }).check();
    await settle();
    expect(calls.findLast(({ name }) => name.startsWith('GET /admin/vets?'))?.name).toBe(
      'GET /admin/vets?limit=20&mark=hidden&page=1&search=gulberg',
    );
  });
});

test('nothing found leads back to all', async () => {
  const api = { ...usual, 'GET /admin/vets': thingsPage([]) };
  await withScreen('/admin-vets?search=nobody', { ...admin, api }, async ({ page, words, restub }) => {
    restub(usual);
    await page.getByRole('button', { name: words('marks:empty.clear') }).click();
    await page.getByRole('link', { name: 'Dr Hira Shah' }).waitFor();
    expect(await whereFocusIs(page)).toContain('5');
  });
});

test('the account menu leads admins to the papers and to the vets; other members cause no call', async () => {
  await withScreen('/admin-dashboard', admin, async ({ page, words }) => {
    const open = (name: string) =>
      page
        .getByRole('button', { name: words('shell:account.menu', { name: 'Hina' }) })
        .click()
        .then(() =>
          page
            .getByRole('banner')
            .getByRole('link', { name: words(name), exact: true })
            .first()
            .click(),
        );
    await open('shell:account.papers');
    await page.getByRole('heading', { level: 1, name: words('marks:queue.title') }).waitFor();
    await open('shell:account.vetMarks');
    await page.getByRole('heading', { level: 1, name: words('marks:kind.vet.title') }).waitFor();
  });
  for (const path of ['/admin-verifications', '/admin-vets', pageOf(1)])
    await withScreen(path, { as: 'member', api: usualAnswers('member') }, async ({ page, words, calls }) => {
      await page.getByRole('heading', { level: 1, name: words('shell:forbidden.title') }).waitFor();
      expect(calls.filter(({ name }) => name.includes('/admin/'))).toEqual([]);
    });
});

test('a store whose tax number was checked is marked as registered, and a product, which has no papers, is featured', async () => {
  const store = someMarkedStores()[0] as MarkedThing;
  const product = someMarkedProducts()[0] as MarkedThing;
  const api: Stubs = {
    ...usual,
    'GET /admin/stores': () => thingsPage([store]),
    'PATCH /admin/stores/{id}/registered': ({ body }) => ({ thing: Object.assign(store, body) }),
    'GET /admin/accessories/{id}': () => ({ thing: product }),
    'PATCH /admin/accessories/{id}/featured': ({ body }) => ({ thing: Object.assign(product, body) }),
  };
  await withScreen('/admin-stores?mark=registered', { ...admin, ...phone, api }, async ({ page, words, calls }) => {
    expect(calls.find(({ name }) => name.startsWith('GET /admin/stores?'))?.name).toContain('mark=registered');
    await page.getByRole('button', { name: words('marks:act.register') }).click();
    await page.getByText(words('marks:outcome.registered', { name: store.name })).waitFor();
    await page.getByRole('button', { name: words('marks:act.unregister') }).waitFor();
  });
  await withScreen(`/admin-accessory-${product.id}`, { ...admin, api }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('marks:act.feature') }).click();
    await page.getByText(words('marks:outcome.featured', { name: product.name })).waitFor();
    expect(await page.locator('main').getByText(words('marks:papers.title'), { exact: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: words('marks:act.register') }).count()).toBe(0);
  });
});
