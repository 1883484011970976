/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { articleSlug, commentId, someComments } from './data/some-articles.ts';
import { ownVet } from './data/own-vet.ts';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { aMember } from './harness/people.ts';
import { withScreen } from './harness/with-screen.ts';

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const gone = refuse(401, 'token.revoked');
const ended = { 'POST /auth/refresh': refuse(401, 'refresh-token.invalid') } satisfies Stubs;

const untilKept = ({ page }: Screen, text: string) =>
  page.waitForFunction((kept) => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes(kept), text);

/** Logs in where the end of the session has led, and comes back. */
const logInAgain = async ({ page, words }: Screen): Promise<void> => {
  await page.getByText(words('session:login.ended')).waitFor();
  await page.fill('#email', 'ayesha@example.com');
  await page.fill('#password', 'Moti2026bagh');
  await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

test.each(readers)('a vet profile is there after a reload, and after a session that ended ($language)', async (reader) => {
  const usual = usualAnswers('member');
  await withScreen('/vet-profile-page', { ...reader, as: 'member', api: usual, allowed: /401/ }, async (screen) => {
    const { page, words, restub } = screen;
    const bio = page.getByRole('textbox', { name: words('vet-profile:field.bio') });
    await bio.fill('Birds, and what flies with them.');
    await untilKept(screen, 'what flies with them');
    await page.reload();
    await page.getByText(words('shell:form.restored')).waitFor();
    expect(await bio.inputValue()).toBe('Birds, and what flies with them.');
    restub({ ...usual, ...ended, 'PUT /vets': gone });
    await page.getByRole('button', { name: words('vet-profile:save') }).click();
    await page.waitForURL(/\/login/);
    restub({ ...usual, 'PUT /vets': { vet: ownVet() } });
    await logInAgain(screen);
    expect(await bio.inputValue()).toBe('Birds, and what flies with them.');
    await page.getByRole('button', { name: words('vet-profile:save') }).click();
    await page.getByText(words('vet-profile:done.updated')).waitFor();
    await page.reload();
    await bio.waitFor();
    expect(await page.getByText(words('shell:form.restored')).count()).toBe(0);
  });
});

test('what was written for the mark of a vet is there after a reload; papers are chosen again', async () => {
  await withScreen('/vet-profile-page?tab=verification', { as: 'member', api: usualAnswers('member') }, async (screen) => {
    const { page, words } = screen;
    const number = page.getByRole('textbox', { name: words('vet-profile:verification.field.registrationNumber') });
    await number.fill('RVMP 90210');
    const paper = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await page.locator('input[type=file]').setInputFiles(paper);
    await page.getByText('card.pdf', { exact: true }).waitFor();
    await untilKept(screen, '90210');
    const asked = new Promise<void>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve();
        void dialog.accept();
      });
    });
    await Promise.all([page.reload(), asked]);
    await page.getByText(words('shell:form.restored')).waitFor();
    expect([await number.inputValue(), await page.getByText('card.pdf', { exact: true }).count()]).toEqual(['RVMP 90210', 0]);
  });
});

test.each(readers)('a message to us is there after a reload ($language)', async (reader) => {
  await withScreen('/contact', { ...reader, api: usualAnswers() }, async (screen) => {
    const { page, words, visit } = screen;
    await page.fill('#message', 'It shows another dog.');
    await untilKept(screen, 'another dog');
    await visit('/contact');
    await page.getByText(words('shell:form.restored')).waitFor();
    expect(await page.inputValue('#message')).toBe('It shows another dog.');
    await page.getByRole('button', { name: words('shell:form.afresh') }).click();
    expect(await page.inputValue('#message')).toBe('');
  });
});

test.each(readers)('a message to us is sent although the session of its writer has ended ($language)', async (reader) => {
  const usual = usualAnswers('member');
  const receipt = { contactMessage: { _id: commentId(1), id: commentId(1), receivedAt: '2026-11-20T10:00:00.000Z' } };
  const api: Stubs = {
    ...usual,
    ...ended,
    'POST /content/contact': ({ headers }) => ('authorization' in headers ? gone : success(receipt)),
  };
  await withScreen('/contact', { ...reader, as: 'member', api, allowed: /401/ }, async (screen) => {
    const { page, words, calls } = screen;
    await page.fill('#subject', 'A listing');
    await page.fill('#message', 'It shows another dog.');
    await page.getByRole('button', { name: words('contact:form.submit') }).click();
    await page.getByText(words('contact:done')).waitFor();
    const sent = calls.find(({ name }) => name === 'POST /content/contact')?.body;
    expect(sent).toMatchObject({ name: aMember().fullName, email: aMember().email, message: 'It shows another dog.' });
  });
});

test.each(readers)('a session that is found to have ended while a message to us is written leaves it there ($language)', async (reader) => {
  const usual = usualAnswers('member');
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const profile: Stubs['GET /auth/profile'] = async () => {
    await written;
    return gone;
  };
  const api: Stubs = { ...usual, ...ended, 'GET /auth/profile': profile };
  await withScreen('/contact', { ...reader, as: 'member', api, allowed: /401/, until: 'domcontentloaded' }, async (screen) => {
    const { page, restub } = screen;
    await page.waitForFunction((name) => document.querySelector<HTMLInputElement>('#name')?.value === name, aMember().fullName);
    await page.fill('#message', 'It shows another dog.');
    resolve();
    await page.waitForURL(/\/login/);
    restub(usual);
    await logInAgain(screen);
    await page.waitForURL(({ pathname }) => pathname === '/contact');
    expect(await page.inputValue('#message')).toBe('It shows another dog.');
  });
});

test('a message of a member is kept for them: no visitor of the same browser finds it', async () => {
  await withScreen('/contact', { as: 'member', api: usualAnswers('member') }, async (screen) => {
    const { page, visit } = screen;
    await page.fill('#message', 'It shows another dog.');
    await untilKept(screen, 'another dog');
    const session = await page.evaluate(() => {
      const kept = localStorage.getItem('paltu.session') ?? '';
      localStorage.removeItem('paltu.session');
      return kept;
    });
    await visit('/contact');
    expect(await page.inputValue('#message')).toBe('');
    await page.evaluate((kept) => localStorage.setItem('paltu.session', kept), session);
    await visit('/contact');
    expect(await page.inputValue('#message')).toBe('It shows another dog.');
  });
});

test('a comment and a reply are there after a reload; a reply that was cancelled is not', async () => {
  const [first] = someComments();
  await withScreen(`/blog-${articleSlug}`, { as: 'member', api: usualAnswers('member') }, async (screen) => {
    const { page, words } = screen;
    const reply = () =>
      page
        .getByRole('button', { name: words('blog:comments.replyTo', { name: first?.author?.fullName ?? '' }), exact: true })
        .first()
        .click();
    const field = page.locator(`#reply-${commentId(1)}`);
    await page.fill('#comment', 'Thank you for that');
    await reply();
    await field.fill('Same here');
    await untilKept(screen, 'Thank you for that');
    await untilKept(screen, 'Same here');
    await page.reload();
    await page.locator('#comment').waitFor();
    expect(await page.inputValue('#comment')).toBe('Thank you for that');
    await reply();
    expect(await field.inputValue()).toBe('Same here');
    await page.getByRole('button', { name: words('blog:comments.cancel') }).click();
    await field.waitFor({ state: 'detached' });
    await reply();
    expect(await field.inputValue()).toBe('');
  });
});

test.each(readers)('why a listing is rejected is there again when the session ended before it was sent ($language)', async (reader) => {
  const usual = usualAnswers('admin');
  // A phone shows one listing once it is opened.
  await withScreen(`/admin-dashboard?id=${petId(1)}`, { ...reader, as: 'admin', api: usual, allowed: /401/ }, async (screen) => {
    const { page, words, restub } = screen;
    const ask = async () => {
      await page
        .getByRole('button', { name: words('moderation:panel.reject'), exact: true })
        .first()
        .click();
      return page.getByRole('dialog').getByLabel(words('moderation:reject.reason'));
    };
    await (await ask()).fill('The photo shows a price list.');
    restub({ ...usual, ...ended, 'PATCH /admin/pets/{id}/reject': gone });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('moderation:panel.reject') })
      .click();
    await page.waitForURL(/\/login/);
    restub({ ...usual, 'POST /auth/login': usualAnswers('admin')['POST /auth/login'] });
    await logInAgain(screen);
    expect(await (await ask()).inputValue()).toBe('The photo shows a price list.');
  });
});

test('another tab logs out during an edit: what was typed is there after the next login', async () => {
  const path = `/dashboard?tab=pets&mode=edit&id=${petId(1)}`;
  await withScreen(path, { as: 'member', api: usualAnswers('member') }, async (screen) => {
    const { page, words, context } = screen;
    await page.locator('#color').fill('Fawn');
    const other = await context.newPage();
    await other.goto('/faq');
    const session = await other.evaluate(() => {
      const kept = localStorage.getItem('paltu.session') ?? '';
      localStorage.removeItem('paltu.session');
      return kept;
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: words('shell:loginPrompt.login') })
      .waitFor();
    expect(session).not.toBe('');
    await other.evaluate((kept) => localStorage.setItem('paltu.session', kept), session);
    await page.locator('#color').waitFor();
    expect(await page.locator('#color').inputValue()).toBe('Fawn');
    await other.close();
  });
});
