/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { raw, refuse, success, unanswered, unavailable, type StubRequest } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('member');
const myPets = usual['GET /pets/user/my-pets'] as (request: StubRequest) => object;
const isFresh = ({ headers }: StubRequest) => headers['authorization'] === 'Bearer fresh';

/** Every call of the member is refused until the token is fresh. */
const expired = {
  ...usual,
  'GET /auth/profile': (request: StubRequest) =>
    isFresh(request) ? success(usual['GET /auth/profile'] as object) : refuse(401, 'token.expired'),
  'GET /pets/user/my-pets': (request: StubRequest) => (isFresh(request) ? success(myPets(request)) : refuse(401, 'token.expired')),
};

const keptToken = ({ page }: Screen) => page.evaluate(() => localStorage.getItem('paltu.session'));
const callsOf = ({ calls }: Screen, name: string) => calls.filter((call) => call.name.startsWith(name)).length;

const logIn = async ({ page, words }: Screen) => {
  await page.fill('#email', 'ayesha@example.com');
  await page.fill('#password', 'Moti2026');
  await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
};
const logOut = async ({ page, words }: Screen) => {
  await page.getByRole('button', { name: words('shell:account.menu').replace('{{name}}', 'Ayesha') }).click();
  await page.getByText(words('shell:account.logout'), { exact: true }).click();
  await page.getByText(words('shell:session.loggedOut')).first().waitFor();
};

test.each([
  ['a captive portal answers the refresh with its own page', raw(403, '<html><h1>Pay for the Wi-Fi</h1></html>')],
  ['auth is down', unavailable],
])('a member stays signed in while %s', async (_when, refresh) => {
  const api = { ...expired, 'POST /auth/refresh': refresh };
  await withScreen('/dashboard?tab=pets', { api, as: 'member' }, async (screen) => {
    await screen.page.getByRole('button', { name: screen.words('shell:retry') }).waitFor();
    expect([await keptToken(screen), new URL(screen.page.url()).pathname]).toEqual([expect.stringContaining('a-token'), '/dashboard']);
    screen.restub(usual);
    await screen.page.getByRole('button', { name: screen.words('shell:retry') }).click();
    await screen.page.getByText('Sheru').first().waitFor();
  });
});

test('two tabs whose token has expired go on with the same new one', async () => {
  const fresh = success({ token: 'fresh', refreshToken: 'fresh-too' });
  const { promise, resolve } = Promise.withResolvers<typeof fresh>();
  const api = { ...expired, 'POST /auth/refresh': () => promise };
  await withScreen('/dashboard?tab=pets', { api, as: 'member', until: 'domcontentloaded' }, async (screen) => {
    const other = await screen.context.newPage();
    const asked = other.waitForRequest(/my-pets/);
    await other.goto('/dashboard?tab=pets', { waitUntil: 'domcontentloaded' });
    await asked;
    await until(() => callsOf(screen, 'POST /auth/refresh') > 0);
    resolve(fresh);
    for (const page of [screen.page, other]) await page.getByText('Sheru').first().waitFor();
    // A tab may see late what another has stored, and ask again: auth answers with the same successor.
    expect(callsOf(screen, 'POST /auth/refresh')).toBeLessThanOrEqual(2);
    expect(await keptToken(screen)).toContain('fresh');
  });
});

test('a session that ends while a listing is edited is explained at the login, and not reported as a save that failed', async () => {
  const gone = refuse(401, 'token.revoked');
  const api = { ...usual, 'PUT /pets/{id}': gone, 'POST /auth/refresh': refuse(401, 'refresh-token.invalid') };
  await withScreen(`/dashboard?tab=pets&mode=edit&id=${petId(1)}`, { api, as: 'member' }, async (screen) => {
    const { page, words } = screen;
    await page.locator('main [name="color"]').fill('Fawn');
    await page.getByRole('button', { name: words('my-pets:edit.save') }).click();
    await page.waitForURL(/\/login/);
    await page.getByText(words('session:login.ended')).waitFor();
    expect(await page.getByText(words('my-pets:form.failed')).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('next')).toContain('mode=edit');
  });
});

test('who finds the session taken from the device is asked to log in', async () => {
  await withScreen('/dashboard?tab=pets', { api: usual, as: 'member' }, async (screen) => {
    const { page, words } = screen;
    await page.evaluate(() => localStorage.removeItem('paltu.session'));
    screen.restub({ ...usual, 'GET /pets/user/my-pets': refuse(401, 'token.missing'), 'GET /pets/{id}': refuse(401, 'token.missing') });
    await page
      .getByRole('link', { name: words('my-pets:card.edit') })
      .first()
      .click();
    await page.waitForURL(/\/login/);
    await page.getByText(words('session:login.ended')).waitFor();
  });
});

test('a login that hangs can be left, and the next one is sent', async () => {
  await withScreen('/login', { api: { ...usualAnswers(), 'POST /auth/login': unanswered } }, async (screen) => {
    const { page, words } = screen;
    await logIn(screen);
    await page
      .getByRole('link', { name: words('shell:nav.pets') })
      .first()
      .click();
    await page.getByRole('link', { name: 'Sheru', exact: true }).waitFor();
    screen.restub(usualAnswers());
    await page
      .getByRole('link', { name: words('shell:account.login') })
      .first()
      .click();
    await page.locator('#email').waitFor();
    await logIn(screen);
    await page.waitForURL(/\/dashboard/);
    expect(callsOf(screen, 'POST /auth/login')).toBe(2);
  });
});

test.each(['blocked', 'full'] as const)('with a storage that is %s one can look around, log in and log out', async (storage) => {
  await withScreen('/pets', { api: usualAnswers(), storage }, async (screen) => {
    const { page, words } = screen;
    await page.getByRole('link', { name: 'Sheru', exact: true }).waitFor();
    await page
      .getByRole('link', { name: words('shell:account.login') })
      .first()
      .click();
    await page.locator('#email').waitFor();
    await logIn(screen);
    await page.waitForURL(/\/dashboard/);
    // A menu that is opened before closes with the page it was opened on.
    await page.getByRole('heading', { name: words('session:login.success') }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await logOut(screen);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const choosePhoto = async ({ page }: Screen) => {
  await page.locator('main [name="color"]').waitFor();
  await page.locator('#photos input[type=file]').setInputFiles({ name: 'moti.png', mimeType: 'image/png', buffer: png });
};
const edit = `/dashboard?tab=pets&mode=edit&id=${petId(1)}`;

test('a photo whose token has expired is sent with a fresh one', async () => {
  const image = { id: 'new', url: '/media/new/800.webp', width: 8, height: 8, urls: { '320': '/a', '800': '/b', '1600': '/c' } };
  const api = {
    ...usual,
    'POST /pets/images': (request: StubRequest) => (isFresh(request) ? success({ image }) : refuse(401, 'token.expired')),
    'POST /auth/refresh': success({ token: 'fresh', refreshToken: 'fresh-too' }),
  };
  await withScreen(edit, { api, as: 'member' }, async (screen) => {
    await choosePhoto(screen);
    await until(() => callsOf(screen, 'POST /pets/images') > 1);
    expect(await keptToken(screen)).toContain('fresh');
  });
});

test('a photo that is refused because the session is over asks for a login', async () => {
  const api = { ...usual, 'POST /pets/images': refuse(401, 'token.expired') };
  await withScreen(edit, { api, as: 'member' }, async (screen) => {
    await choosePhoto(screen);
    await screen.page.waitForURL(/\/login/);
    await screen.page.getByText(screen.words('session:login.ended')).waitFor();
  });
});

test('a photo that cannot be sent while auth is down is reported as such, and not as a session that is over', async () => {
  const api = { ...usual, 'POST /pets/images': refuse(401, 'token.expired'), 'POST /auth/refresh': unavailable };
  await withScreen(edit, { api, as: 'member' }, async (screen) => {
    await choosePhoto(screen);
    await screen.page.getByText(screen.words('fields:photos.lostConnection')).first().waitFor();
    expect(await keptToken(screen)).toContain('a-token');
  });
});

test('a visitor of the profile is led to login, and comes back there afterwards', async () => {
  await withScreen('/profile', { api: usualAnswers() }, async ({ page }) => {
    await page.waitForURL(/\/login\?next=profile$/);
    await page.locator('input[type=password]').waitFor();
  });
});
