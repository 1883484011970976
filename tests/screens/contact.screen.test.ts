import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import { aMember } from './harness/people.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';
import type { Screen } from './harness/open-screen.ts';

const receipt = { contactMessage: { _id: aMember().id, id: aMember().id, receivedAt: '2026-11-20T10:00:00.000Z' } };
const answering = (answer: NonNullable<Stubs['POST /content/contact']> = success(receipt)): Stubs => ({
  ...usualAnswers(),
  'POST /content/contact': answer,
});

const fillIn = async ({ page }: Screen): Promise<void> => {
  await page.fill('#name', 'Ayesha Khan');
  await page.fill('#email', 'ayesha@example.com');
  await page.fill('#subject', 'A listing');
  await page.fill('#message', 'It shows\nanother dog.');
};
const send = ({ page, words }: Screen): Promise<void> => page.getByRole('button', { name: words('contact:form.submit') }).click();

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)(
  'a message is sent with what the service asks of people, thanked for, and the form is empty again ($language)',
  async (reader) => {
    await withScreen('/contact', { ...reader, api: answering() }, async (screen) => {
      const { page, words, calls } = screen;
      await fillIn(screen);
      await page.selectOption('#category', 'vet');
      await send(screen);
      await page.getByText(words('contact:done')).waitFor();
      expect([await page.inputValue('#message'), await page.inputValue('#category')]).toEqual(['', 'general']);
      const sent = calls.find(({ name }) => name === 'POST /content/contact')?.body as { elapsedMs: number };
      expect(sent).toEqual({
        ...{ name: 'Ayesha Khan', email: 'ayesha@example.com', phone: '', subject: 'A listing', message: 'It shows\nanother dog.' },
        ...{ category: 'vet', website: '', elapsedMs: expect.any(Number) },
      });
      expect(sent.elapsedMs).toBeGreaterThanOrEqual(2_000);
    });
  },
);

test('what is missing or wrong is named at its field, and the first of them is reached from the summary', async () => {
  await withScreen('/contact', { api: answering(), language: 'ur' }, async (screen) => {
    const { page, words, calls } = screen;
    await page.fill('#email', 'no address');
    await send(screen);
    for (const [field, key] of [
      ['name', 'name'],
      ['email', 'emailInvalid'],
      ['subject', 'subject'],
      ['message', 'message'],
    ] as const)
      expect(await page.locator(`#${field}-error`).textContent()).toBe(words(`contact:problem.${key}`));
    await page.getByRole('link', { name: words('contact:problem.message') }).click();
    expect(await whereFocusIs(page)).toContain('textarea');
    expect(calls.filter(({ name }) => name === 'POST /content/contact')).toEqual([]);
  });
});

test.each([
  ['too many of one address', refuse(429, 'request.too-many')],
  ['a service that is away', unavailable],
  ['a field that the service refuses', refuse(400, 'request.invalid', [{ path: 'phone', code: 'too-long', msg: 'too long' }])],
])('what was typed stays when it is refused: %s', async (_name, answer) => {
  await withScreen('/contact', { api: answering(answer), allowed: /4\d\d|503/ }, async (screen) => {
    await fillIn(screen);
    await send(screen);
    await screen.page.getByRole('alert').first().waitFor();
    expect(await screen.page.inputValue('#subject')).toBe('A listing');
  });
});

test('what was kept is shown until it is sent', async () => {
  await withScreen('/contact', { api: answering() }, async (screen) => {
    const { page, words, settle } = screen;
    const notice = page.getByText(words('shell:form.restored'));
    await fillIn(screen);
    await page.reload();
    await settle();
    await notice.waitFor();
    await send(screen);
    await page.getByText(words('contact:done')).waitFor();
    expect([await page.inputValue('#message'), await notice.count()]).toEqual(['', 0]);
  });
});

test('a member need not write name and address', async () => {
  await withScreen('/contact', { as: 'member', api: { ...usualAnswers('member') } }, async ({ page }) => {
    expect([await page.inputValue('#name'), await page.inputValue('#email')]).toEqual([aMember().fullName, aMember().email]);
  });
});

test('no person can see or reach the field that is there for programs', async () => {
  await withScreen('/contact', { api: answering() }, async ({ page }) => {
    const trap = page.locator('main input[name=website]');
    expect([await trap.count(), await trap.isVisible()]).toEqual([1, false]);
  });
});
