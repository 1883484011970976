/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aPicture } from './data/a-picture.ts';
import { someFigures } from './data/some-figures.ts';
import { someSessions } from './data/some-sessions.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, type StubRequest, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { aMember } from './harness/people.ts';
import { until } from './harness/until.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('member');
const member = { as: 'member', api: usual } as const;
const phone = { language: 'ur', width: 360 } as const;
const user = aMember();

const press = ({ page, words }: Screen, key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
const bodyOf = ({ calls }: Screen, name: string) => calls.find((call) => call.name === name)?.body;

const edit = 'PUT /auth/profile' as const;

/** What the server knows of the member: the page asks for it again two seconds after it was loaded, and a test may take longer. */
const knownMember = () => {
  let known = user;
  return {
    'GET /auth/profile': () => ({ user: { ...known, ...someFigures() } }),
    becomes: (now: typeof user) => () => ({ user: (known = now) }),
  };
};

test('a member changes the profile, and sees it changed', async () => {
  const { becomes, ...known } = knownMember();
  const api = { ...usual, ...known, [edit]: becomes({ ...user, bio: 'Two cats, one dog.' }) };
  await withScreen('/profile', { ...member, api }, async (screen) => {
    const { page, words } = screen;
    await press(screen, 'session:profile.edit');
    await page.fill('#phone', '0300 1234567');
    await page.fill('#bio', 'Two cats, one dog.');
    await press(screen, 'session:profile.save');
    await page.getByText(words('session:profile.saved')).waitFor();
    await page.locator('td').getByText('Two cats, one dog.').waitFor();
    expect(bodyOf(screen, edit)).toMatchObject({ phone: '03001234567', bio: 'Two cats, one dog.' });
  });
});

test('a new email waits for its link: the old one stays, and the link can be sent again', async () => {
  const pendingEmail = 'ayesha.khan@example.org';
  const { becomes, ...known } = knownMember();
  const api = { ...usual, ...known, [edit]: becomes({ ...user, pendingEmail }) };
  await withScreen('/profile', { ...member, ...phone, api }, async (screen) => {
    const { page, words, calls, restub } = screen;
    await press(screen, 'session:profile.edit');
    // The profile is read again once it has been changed.
    restub({ ...api, 'GET /auth/profile': { user: { ...user, ...someFigures(), pendingEmail } } });
    await page.getByText(words('session:profile.emailHint')).waitFor();
    await page.fill('#email', pendingEmail);
    await press(screen, 'session:profile.save');
    const waiting = page.getByRole('region', { name: words('verification:labelNew') });
    await waiting.getByText(pendingEmail).waitFor();
    await waiting.getByText(user.email).waitFor();
    await press(screen, 'verification:resend');
    await page.getByText(words('verification:resent')).waitFor();
    const sent = calls.find(({ name }) => name === 'POST /auth/resend-verification');
    expect([sent?.body, sent?.headers['authorization'], sent?.headers['accept-language']]).toEqual([{}, 'Bearer a-token', 'ur']);
  });
});

test('a new email that waits is cancelled, and nothing waits any more', async () => {
  const waiting = { ...user, pendingEmail: 'ayesha.khan@example.org' };
  const { becomes, ...known } = knownMember();
  const api = { ...usual, ...known, [edit]: becomes(waiting), 'DELETE /auth/profile/pending-email': becomes(user) };
  await withScreen('/profile', { ...member, ...phone, api }, async (screen) => {
    const { page, words } = screen;
    await press(screen, 'session:profile.edit');
    await page.fill('#email', waiting.pendingEmail);
    await press(screen, 'session:profile.save');
    await press(screen, 'verification:keep');
    await page.getByText(words('verification:kept')).waitFor();
    expect(await page.getByText(waiting.pendingEmail).count()).toBe(0);
  });
});

const upload = 'PUT /auth/profile/upload' as const;
const small = '/media/auth/me/320.webp';
const urls = { '320': small, '800': '/media/auth/me/800.webp', '1600': '/media/auth/me/1600.webp' };
const withPicture = { ...user, profileImage: { id: 'me', url: urls[800], width: 512, height: 512, urls } };

test('a picture is cut with the keyboard, sent with its progress, and shown in the head and the header', async () => {
  const answer = Promise.withResolvers<void>();
  const { becomes, ...known } = knownMember();
  const api = {
    ...usual,
    ...known,
    [upload]: async () => {
      await answer.promise;
      return becomes(withPicture)();
    },
  };
  await withScreen('/profile', { ...member, api }, async (screen) => {
    const { page, words, calls } = screen;
    await page.setInputFiles('input[type=file]', await aPicture());
    const picture = page.getByRole('button', { name: words('session:picture.move') });
    await picture.focus();
    const before = await picture.locator('img').getAttribute('style');
    await page.keyboard.press('ArrowRight');
    await until(async () => (await picture.locator('img').getAttribute('style')) !== before);
    await press(screen, 'session:picture.save');
    await page.getByRole('progressbar').waitFor();
    answer.resolve();
    await page.getByText(words('session:profile.saved')).waitFor();
    for (const part of ['main', 'header']) await page.locator(`${part} img[src="${small}"]`).first().waitFor();
    const { headers } = calls.find(({ name }) => name === upload) ?? {};
    expect([headers?.['content-type'], headers?.['accept-language']]).toEqual([expect.stringContaining('multipart/form-data'), 'en']);
  });
});

test.each([
  [413, 'picture.too-large', 'session:picture.tooLarge'],
  [400, 'picture.not-a-picture', 'session:picture.invalid'],
  [503, 'service.unavailable', 'errors:service.unavailable'],
] as const)('a picture that is refused by %i %s is explained in the dialog, and can be sent again', async (status, code, text) => {
  const answer = ({ attempt }: StubRequest) => (attempt === 0 ? refuse(status, code) : { user: withPicture });
  const api = { ...usual, [upload]: answer };
  await withScreen('/profile', { ...member, ...phone, api, allowed: new RegExp(String(status)) }, async (screen) => {
    const { page, words } = screen;
    await page.setInputFiles('input[type=file]', await aPicture());
    await press(screen, 'session:picture.save');
    await page.getByRole('alert').getByText(words(text)).waitFor();
    await press(screen, 'session:picture.save');
    await page.getByText(words('session:profile.saved')).waitFor();
  });
});

test('a picture is taken away, and the focus is not lost with its button', async () => {
  const { becomes, ...known } = knownMember();
  const api = { ...usual, ...known, [upload]: becomes(withPicture), [edit]: becomes(user) };
  await withScreen('/profile', { ...member, ...phone, api }, async (screen) => {
    const { page, words } = screen;
    await page.setInputFiles('input[type=file]', await aPicture());
    await press(screen, 'session:picture.save');
    await page.getByText(words('session:profile.saved')).waitFor();
    await press(screen, 'session:picture.remove');
    await page.getByText(words('session:picture.removed')).waitFor();
    const { firstName, lastName, email, phone: number, city, address, bio } = user;
    expect(bodyOf(screen, edit)).toEqual({ firstName, lastName, email, phone: number, city, address, bio, profileImage: null });
    expect(await page.locator('main img').count()).toBe(0);
    expect(await whereFocusIs(page)).not.toMatch(/body/);
  });
});

test('a file that is no picture is refused with a warning', async () => {
  await withScreen('/profile', member, async ({ page, words }) => {
    await page.setInputFiles('input[type=file]', { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await page.getByText(words('session:picture.invalid')).waitFor();
  });
});

const changePassword = 'PUT /auth/change-password';

const typePasswords = async ({ page }: Screen, now: string, next: string) => {
  await page.fill('#currentPassword', now);
  await page.fill('#newPassword', next);
  await page.fill('#confirmPassword', next);
};

test('a password is changed, and a wrong one is reported at its field', async () => {
  const answer = ({ attempt }: StubRequest) => (attempt === 0 ? refuse(400, 'password.wrong-current') : success(null));
  const api = { ...usual, [changePassword]: answer };
  await withScreen('/profile?tab=security', { ...member, ...phone, api, allowed: /400/ }, async (screen) => {
    const { page, words } = screen;
    await typePasswords(screen, 'Moti2025', 'Moti2026bagh');
    await press(screen, 'session:password.submit');
    await page
      .getByRole('alert')
      .getByRole('link', { name: words('errors:password.wrong-current') })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('currentPassword');
    await page.fill('#currentPassword', 'Moti2024');
    await press(screen, 'session:password.submit');
    await page.getByText(words('session:password.changed')).waitFor();
    expect(await page.inputValue('#newPassword')).toBe('');
    const sent = screen.calls.filter(({ name }) => name === changePassword).map(({ body }) => body);
    expect(sent[1]).toEqual({ currentPassword: 'Moti2024', newPassword: 'Moti2026bagh' });
  });
});

test('with a new password the address that waited for its link waits no longer', async () => {
  const waiting = { ...user, pendingEmail: 'ayesha.khan@example.org' };
  const { becomes, ...known } = knownMember();
  becomes(waiting)();
  const changed = () => {
    becomes(user)();
    return success(null);
  };
  await withScreen('/profile?tab=security', { ...member, api: { ...usual, ...known, [changePassword]: changed } }, async (screen) => {
    const { page, words } = screen;
    await page.getByText(waiting.pendingEmail).waitFor();
    await typePasswords(screen, 'Moti2025', 'Moti2026bagh');
    await press(screen, 'session:password.submit');
    await page.getByText(words('session:password.changed')).waitFor();
    await page.getByText(waiting.pendingEmail).waitFor({ state: 'detached' });
  });
});

test('a password manager knows whose password it is, and which field is which', async () => {
  await withScreen('/profile?tab=security', member, async ({ page }) => {
    const roles = await page
      .locator('main form input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
    expect(roles).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  });
});

test('another device is logged out, and this one is not offered', async () => {
  const api = { ...usual, 'DELETE /auth/sessions/{id}': success(null) };
  await withScreen('/profile?tab=security', { ...member, api }, async ({ page, words, calls }) => {
    await page.getByText(words('session:sessions.this')).waitFor();
    const buttons = page.getByRole('listitem').getByRole('button', { name: words('session:sessions.end') });
    expect(await buttons.count()).toBe(2);
    await buttons.first().click();
    await page.getByText(words('session:sessions.ended')).waitFor();
    expect(calls.filter(({ name }) => name.startsWith('DELETE /auth/sessions/')).length).toBe(1);
  });
});

test('a device that is logged out takes its button along: the focus goes on, not nowhere', async () => {
  const api: Stubs = { ...usual, 'DELETE /auth/sessions/{id}': success(null) };
  await withScreen('/profile?tab=security', { ...member, api }, async ({ page, words, restub }) => {
    const buttons = page.getByRole('listitem').getByRole('button', { name: words('session:sessions.end') });
    await buttons.first().focus();
    restub({ ...api, 'GET /auth/sessions': { sessions: someSessions().filter((_session, nth) => nth !== 1) } });
    await page.keyboard.press('Enter');
    await until(async () => (await buttons.count()) === 1);
    await until(async () => (await whereFocusIs(page)) !== 'body');
  });
});

test('ending a device while the session is over gives one message: that of the login', async () => {
  const over = { 'DELETE /auth/sessions/{id}': refuse(401, 'token.revoked'), 'POST /auth/refresh': refuse(401, 'refresh-token.invalid') };
  await withScreen('/profile?tab=security', { ...member, api: { ...usual, ...over } }, async ({ page, words, settle }) => {
    await page
      .getByRole('listitem')
      .getByRole('button', { name: words('session:sessions.end') })
      .first()
      .click();
    await page.getByText(words('session:login.ended')).waitFor();
    await settle();
    expect(await page.locator('[class*=toast-host_toast]').count()).toBe(0);
  });
});

test('a member who logs out everywhere is logged out here too', async () => {
  const api = { ...usual, 'DELETE /auth/sessions': success(null) };
  await withScreen('/profile?tab=security', { ...member, ...phone, api }, async (screen) => {
    const { page, words } = screen;
    await press(screen, 'session:sessions.endAll');
    await page.getByText(words('session:sessions.endedAll')).waitFor();
    await until(() => new URL(page.url()).pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('paltu.session'))).toBeNull();
  });
});

test('figures that are counted are shown, and those of services to come are not', async () => {
  await withScreen('/profile?tab=statistics', { ...member, api: usual }, async ({ page, words }) => {
    await page.getByText('1,240').waitFor();
    await page.getByText(words('session:activity.petPublished', { name: 'Sheru' })).waitFor();
    await page.getByText(words('session:activity.petListed', { name: 'شیرو' })).waitFor();
    await page.getByText(words('session:activity.registered')).waitFor();
    expect(await page.getByText(words('session:statistics.ordersPlaced')).count()).toBe(0);
  });
});

test('achievements show whether they are earned, and what it takes', async () => {
  await withScreen('/profile?tab=statistics', { ...member, api: usual }, async ({ page, words }) => {
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: words(name) });
    await row('session:achievement.firstListing').getByText(words('session:achievement.earned'), { exact: true }).waitFor();
    await row('session:achievement.fiveListings').getByText(words('session:achievement.open'), { exact: true }).waitFor();
    await row('session:achievement.fiveListings').getByText(words('session:achievement.fiveListingsRule')).waitFor();
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('visits and reviews are counted, and what happened to them is listed (%s, %i px)', async (language, width) => {
  await withScreen('/profile?tab=statistics', { ...member, language, width }, async ({ page, words }) => {
    const figure = (name: string) =>
      page.locator('dt', { hasText: words(`session:statistics.${name}`) }).locator('xpath=following-sibling::dd[1]');
    await figure('appointments').waitFor();
    expect([await figure('appointments').innerText(), await figure('reviewsGiven').innerText()]).toEqual(['7', '3']);
    for (const text of ['appointmentBooked', 'appointmentCompleted', 'appointmentReceived', 'reviewGiven'])
      await page.getByText(words(`session:activity.${text}`)).waitFor();
  });
});
