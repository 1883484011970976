/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aCase, caseId, casesAboutMe, ownReports } from './data/some-cases.ts';
import { conversationId } from './data/some-conversations.ts';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const asMember = (more: Stubs = {}) => ({ as: 'member', api: { ...usualAnswers('member'), ...more } }) as const;
const asAdmin = (more: Stubs = {}) => ({ as: 'admin', api: { ...usualAnswers('admin'), ...more } }) as const;
const phone = { language: 'ur', width: 360 } as const;
const pet = `/pet-${petId(9)}`;

const sentBy = ({ calls }: Screen, start: string) => calls.filter(({ name }) => name.startsWith(start)).map(({ body }) => body);

test('a member reports a listing in two presses, by the keyboard too', async () => {
  await withScreen(pet, { ...asMember(), ...phone }, async (screen) => {
    const { page, words } = screen;
    await page
      .getByRole('main')
      .getByRole('button', { name: words('shell:report.action') })
      .press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('reports:reason.fraud') })
      .press('Enter');
    await page.getByText(words('reports:sent.title')).waitFor();
    expect(sentBy(screen, 'POST /reports')).toEqual([{ kind: 'pet', thingId: petId(9), reason: 'fraud', text: '' }]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });
});

test('something else needs words, and what is refused shows why; what was written stays', async () => {
  const refused = asMember({ 'POST /reports': refuse(409, 'case.already-reported') });
  await withScreen(`${pet}?report=${petId(9)}`, { ...refused, allowed: /409/ }, async (screen) => {
    const { page, words } = screen;
    const dialog = page.getByRole('dialog');
    const other = dialog.getByRole('button', { name: words('reports:reason.other') });
    await other.click();
    await dialog.getByText(words('reports:text.missing')).waitFor();
    expect(sentBy(screen, 'POST /reports')).toEqual([]);
    await dialog.getByRole('textbox').fill('Three litters a year');
    await other.click();
    await dialog.getByText(words('errors:case.already-reported')).waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Three litters a year');
  });
});

test('a visitor logs in to report, and comes back to the open dialog', async () => {
  await withScreen(pet, { as: 'visitor', api: usualAnswers('visitor') }, async ({ page, words }) => {
    const way = page.getByRole('main').getByRole('link', { name: words('shell:report.action') });
    expect(await way.getAttribute('href')).toContain(encodeURIComponent(`pet-${petId(9)}?report=${petId(9)}`));
  });
});

test('who is asked for money reports it out of the conversation, which is named', async () => {
  await withScreen(`/messages?id=${conversationId(1)}`, { ...asMember(), ...phone }, async (screen) => {
    const { page, words } = screen;
    await page.getByRole('button', { name: words('reports:money.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('5,000 by JazzCash');
    await dialog.getByRole('button', { name: words('reports:money.submit'), exact: true }).click();
    await page.getByText(words('reports:sent.title')).waitFor();
    const evidence = { kind: 'conversation', id: conversationId(1) };
    const sent = { kind: 'member', thingId: expect.any(String), reason: 'fraud', text: '5,000 by JazzCash', evidence };
    expect(sentBy(screen, 'POST /reports')).toEqual([sent]);
  });
});

test('an admin upholds a case in the version that was shown, and the listing is rejected with it', async () => {
  await withScreen(`/admin-conduct-${caseId(1)}`, { ...asAdmin(), ...phone }, async (screen) => {
    const { page, words, calls } = screen;
    await page
      .getByRole('main')
      .getByRole('button', { name: words('conduct:act.uphold'), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: words('conduct:act.uphold'), exact: true });
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByLabel(words('conduct:ask.reject')).check();
    await dialog.getByRole('textbox').fill('No advance payments');
    await submit.click();
    await page.getByText(words('conduct:toast')).waitFor();
    expect(sentBy(screen, 'POST /admin/conduct')).toEqual([{ upheld: true, reason: 'No advance payments', hide: true }]);
    expect(calls.find(({ name }) => name.endsWith('/decision'))?.headers).toMatchObject({ 'if-match': '"2"' });
  });
});

test('a case that has changed meanwhile is refused where it was decided; one that is not upheld names false reports', async () => {
  const stale = asAdmin({ 'POST /admin/conduct/{id}/decision': refuse(412, 'case.stale') });
  await withScreen(`/admin-conduct-${caseId(1)}`, { ...stale, allowed: /412/ }, async (screen) => {
    const { page, words } = screen;
    await page
      .getByRole('main')
      .getByRole('button', { name: words('conduct:act.dismiss'), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Hamza Ali').check();
    await dialog.getByRole('button', { name: words('conduct:act.dismiss'), exact: true }).click();
    await dialog.getByText(words('errors:case.stale')).waitFor();
    expect(sentBy(screen, 'POST /admin/conduct')).toEqual([{ upheld: false, falseReports: [expect.any(String)] }]);
  });
});

test('an answer that is lost is not called done where another admin has decided otherwise', async () => {
  const lost = asAdmin({ 'POST /admin/conduct/{id}/decision': disconnected });
  await withScreen(`/admin-conduct-${caseId(1)}`, { ...lost, allowed: /ERR_|Failed to load/ }, async (screen) => {
    const { page, words, restub } = screen;
    await page
      .getByRole('main')
      .getByRole('button', { name: words('conduct:act.dismiss'), exact: true })
      .click();
    const { owner: by } = aCase(2);
    const decision = { upheld: true, reason: 'Rude', hidden: false, suspends: false, by, at: '2026-03-04T09:00:00.000Z' };
    const conductCase = aCase(1, { version: 3, status: 'upheld', decision });
    restub({ ...lost.api, 'GET /admin/conduct/{id}': { conductCase, reports: [], history: { upheldInYear: 1, upheld: [] } } });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('conduct:act.dismiss'), exact: true }).click();
    await page.getByText('Rude').waitFor();
    expect(await page.getByText(words('conduct:toast')).count()).toBe(0);
  });
});

test('the owner of what was upheld objects once', async () => {
  const [about] = casesAboutMe();
  if (about === undefined) throw new Error('a case was expected');
  let objected = false;
  const mine = () => {
    const objection = objected ? { text: 'It was not me', at: about.decidedAt, reason: '', decidedAt: null } : null;
    return { reports: ownReports(), casesAboutMe: [{ ...about, objection }] };
  };
  const object = () => {
    objected = true;
    return { caseAboutMe: mine().casesAboutMe[0] ?? about };
  };
  const api = asMember({ 'GET /reports/mine': mine, 'POST /reports/mine/{id}/objection': object });
  await withScreen('/my-reports', { ...api, ...phone }, async (screen) => {
    const { page, words } = screen;
    await page.getByText(about.reason).waitFor();
    await page.getByLabel(words('conduct:mine.objection')).fill('It was not me');
    await page.getByRole('button', { name: words('conduct:mine.object'), exact: true }).click();
    await page.getByText(words('conduct:mine.waits')).waitFor();
    expect(sentBy(screen, 'POST /reports/mine')).toEqual([{ text: 'It was not me' }]);
  });
});

test('cases that could not be read are asked for again; others cause no call', async () => {
  const failing = asAdmin({ 'GET /admin/conduct': unavailable });
  await withScreen('/admin-conduct', { ...failing, allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('conduct:error') }).waitFor();
    restub(usualAnswers('admin'));
    await page
      .getByRole('main')
      .getByRole('button', { name: words('shell:retry') })
      .first()
      .click();
    await page.getByRole('table').waitFor();
  });
  await withScreen('/admin-conduct', asMember(), async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('shell:forbidden.title') }).waitFor();
    expect(calls.some(({ name }) => name.startsWith('GET /admin/conduct'))).toBe(false);
  });
});
