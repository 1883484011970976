/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aVerification, sentVerification } from './data/own-vet.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const path = '/vet-profile-page?tab=verification';
const aFile = (name: string, mimeType = 'application/pdf') => ({ name, mimeType, buffer: Buffer.from('%PDF-1.7') });
const withMark = (verification: ReturnType<typeof aVerification>): Stubs => ({
  ...usualAnswers('member'),
  'GET /vets/user/verification': { verification },
});

test('papers are asked for by name, sent with number and day, and then shown as waiting', async () => {
  const api: Stubs = { ...withMark(aVerification()), 'POST /vets/user/verification': success({ verification: sentVerification() }) };
  await withScreen(path, { api, as: 'member' }, async ({ page, words, restub, calls }) => {
    await page.getByText(words('vet-profile:verification.none')).waitFor();
    const submit = page.getByRole('button', { name: words('papers:mark.submit') });
    await submit.click();
    for (const field of ['registrationNumber', 'validUntil'])
      await page.getByRole('link', { name: words(`vet-profile:verification.problem.${field}`) }).waitFor();
    await page.getByRole('link', { name: words('papers:mark.required') }).waitFor();
    await page.getByRole('textbox', { name: words('vet-profile:verification.field.registrationNumber') }).fill('RVMP 4711');
    await page.getByLabel(words('vet-profile:verification.field.validUntil')).fill('2030-05-01');
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles(['1', '2', '3', '4', '5', '6'].map((name) => aFile(`${name}.pdf`)));
    await page.getByText(words('papers:mark.tooMany', { most: '5' })).waitFor();
    await chooser.setInputFiles([aFile('card.pdf'), aFile('notes.txt', 'text/plain')]);
    await page.getByText(/notes\.txt.* is not a PDF/).waitFor();
    await chooser.setInputFiles([aFile('degree.pdf'), aFile('wrong.pdf')]);
    await page.getByRole('button', { name: /Remove.*wrong\.pdf/ }).click();
    restub({ ...api, ...withMark(sentVerification()) });
    await submit.click();
    await page.getByText(words('papers:mark.done')).waitFor();
    await page.getByText(words('papers:mark.waiting'), { exact: true }).waitFor();
    expect(await submit.count()).toBe(0);
    const body = String(calls.find(({ name }) => name === 'POST /vets/user/verification')?.body);
    for (const sent of ['RVMP 4711', '2030-05-01', 'filename="card.pdf"', 'filename="degree.pdf"']) expect(body).toContain(sent);
    for (const kept of ['notes.txt', 'wrong.pdf']) expect(body).not.toContain(kept);
  });
});

test('papers that were sent back show why, in Urdu, and are sent again; what the server refuses stands at its field', async () => {
  const problem = { path: 'validUntil', code: 'too-small', msg: 'The registration must still be valid' } as const;
  const sentBack = sentVerification({ status: 'sent-back', reason: 'The card cannot be read' });
  const api: Stubs = { ...withMark(sentBack), 'POST /vets/user/verification': refuse(400, 'request.invalid', [problem]) };
  await withScreen(path, { api, as: 'member', language: 'ur', width: 360, allowed: /400/ }, async ({ page, words }) => {
    await page.getByText('The card cannot be read').waitFor();
    const number = page.getByRole('textbox', { name: words('vet-profile:verification.field.registrationNumber') });
    expect(await number.inputValue()).toBe('RVMP 4711');
    const day = page.getByLabel(words('vet-profile:verification.field.validUntil'));
    await day.fill('2030-05-01');
    await page.locator('input[type=file]').setInputFiles(aFile('card.pdf'));
    await page.getByRole('button', { name: words('papers:mark.submit') }).click();
    await page.getByRole('link', { name: words('errors:field.too-small') }).waitFor();
    expect([await day.inputValue(), await day.getAttribute('aria-invalid')]).toEqual(['2030-05-01', 'true']);
  });
});

test('a verified profile shows until when, and its papers can be downloaded', async () => {
  const verified = sentVerification({ status: 'verified', verifiedUntil: '2030-05-01' });
  const api: Stubs = { ...withMark(verified), 'GET /vets/{id}/papers/{paperId}': refuse(404, 'paper.not-found') };
  await withScreen(path, { api, as: 'member', allowed: /404/ }, async ({ page, words, calls }) => {
    await page.getByText(words('vet-profile:verification.verified', { day: '1 May 2030' })).waitFor();
    await page.getByRole('button', { name: words('papers:open') }).click();
    await page.getByText(words('errors:paper.not-found')).waitFor();
    expect(calls.some(({ name }) => /^GET .*\/papers\//.test(name))).toBe(true);
  });
});
