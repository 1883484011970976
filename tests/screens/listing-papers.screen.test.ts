/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Words } from '../browser/words.ts';
import { aPet } from '../../web/src/testing/a-pet.ts';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';
import { button, choose as choosePhotos, chooseCity, fillToPapers, imageOf, next } from './harness/write-listing.ts';

const edit = `/dashboard?tab=pets&mode=edit&id=${petId(1)}`;
const kept = { id: petId(501), name: 'صحت.pdf', size: 120_000 };
const listed = {
  ...aPet({ id: petId(1), _id: petId(1) }),
  contentVersion: 1,
  vaccinationRecords: null,
  healthCertificate: kept,
  notices: [],
};
const member = { as: 'member', api: { ...usualAnswers('member'), 'GET /pets/{id}': { pet: listed } } } as const;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

const image = imageOf(0);
const pdf = (name: string, bytes = 2_000) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, '%PDF-1.7 ') });

const save = (page: Page, words: Words) => button(page, words('my-pets:edit.save')).click();
const choose = (page: Page, field: string, file: ReturnType<typeof pdf>) => page.setInputFiles(`#${field} input[type="file"]`, file);

test.each(readers)('a document is kept from step to step and sent with the listing, with its progress ($language)', async (reader) => {
  const answer = Promise.withResolvers<void>();
  const api = {
    ...member.api,
    'POST /pets/images': { image },
    'POST /pets': async () => {
      await answer.promise;
      return success({ pet: {} });
    },
  };
  await withScreen('/post-listing', { ...member, ...reader, api }, async ({ page, words, calls }) => {
    await fillToPapers(page, words);
    await choose(page, 'vaccinationRecords', pdf('ٹیکے کارڈ.pdf'));
    await page.getByText(words('papers:note.chosen')).waitFor();
    await next(page, words);
    await chooseCity(page, words);
    await page.goBack();
    await page.getByText('ٹیکے کارڈ.pdf').waitFor();
    await next(page, words);
    await choosePhotos(page, 1);
    await page.getByText(words('fields:photos.main'), { exact: true }).waitFor();
    await button(page, words('post-listing:submit')).click();
    await page.getByRole('progressbar', { name: words('papers:sending') }).waitFor();
    answer.resolve();
    await page.getByText(words('post-listing:created')).waitFor();
    const [sent] = calls.filter(({ name }) => name === 'POST /pets');
    expect(sent?.headers['content-type']).toContain('multipart/form-data');
    expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{16,}$/);
    expect(sent?.body).toContain('name="vaccinationRecords"; filename="ٹیکے کارڈ.pdf"');
    expect(sent?.body).toContain(`["${image.id}"]`);
    expect(sent?.body).not.toContain('healthCertificate');
  });
});

test.each(readers)('a file that cannot be a document is refused at once, and the one before stays ($language)', async (reader) => {
  await withScreen(edit, { ...member, ...reader }, async ({ page, words }) => {
    const refused = (reason: 'type' | 'size', name: string) =>
      page.locator('#healthCertificate-error', { hasText: words(`papers:refused.${reason}`, { name: `\u2068${name}\u2069` }) });
    await choose(page, 'healthCertificate', pdf('card.docx'));
    await refused('type', 'card.docx').waitFor();
    await choose(page, 'healthCertificate', pdf('large.pdf', 5 * 1_048_576 + 1));
    await refused('size', 'large.pdf').waitFor();
    await page.getByText(kept.name).waitFor();
    await choose(page, 'healthCertificate', pdf('right.pdf'));
    await page.getByText('right.pdf').waitFor();
    expect(await page.locator('#healthCertificate-error').count()).toBe(0);
  });
});

test.each(readers)('what the server refuses of a document is shown at its field ($language)', async (reader) => {
  const refusal = refuse(415, 'paper.unsupported-type', [{ path: 'vaccinationRecords', code: 'paper.unsupported-type', msg: 'No' }]);
  const api = { ...member.api, 'PUT /pets/{id}': refusal };
  await withScreen(edit, { ...member, ...reader, api, allowed: /415/ }, async ({ page, words }) => {
    await choose(page, 'vaccinationRecords', pdf('renamed.pdf'));
    await save(page, words);
    await page
      .getByRole('alert')
      .getByRole('link', { name: words('errors:paper.unsupported-type') })
      .waitFor();
    await page.locator('#vaccinationRecords-error', { hasText: words('errors:paper.unsupported-type') }).waitFor();
    await page.getByText('renamed.pdf').waitFor();
  });
});

test('a document that the listing has is taken away, and the other one added', async () => {
  const api = { ...member.api, 'PUT /pets/{id}': success({ pet: { approvalStatus: 'approved' } }) };
  await withScreen(edit, { ...member, api }, async ({ page, words, calls, visit }) => {
    await page.getByText(words('papers:note.kept')).waitFor();
    await button(page, words('papers:remove', { paper: words('papers:healthCertificate') })).click();
    expect(await whereFocusIs(page)).not.toBe('body');
    await save(page, words);
    await page.waitForURL((url) => !url.search.includes('mode=edit'));
    const saved = () => calls.filter(({ name }) => name.startsWith('PUT /pets/'));
    expect(saved()[0]?.body).toMatchObject({ healthCertificate: null });
    expect(saved()[0]?.body).not.toHaveProperty('vaccinationRecords');
    await visit(edit);
    await choose(page, 'vaccinationRecords', pdf('card.pdf'));
    await button(page, words('papers:remove', { paper: words('papers:healthCertificate') })).click();
    await save(page, words);
    await page.waitForURL((url) => !url.search.includes('mode=edit'));
    expect(saved()[1]?.headers).toMatchObject({ 'if-match': '"1"' });
    expect(saved()[1]?.body).toMatch(/name="healthCertificate"\r\n\r\n\r\n/);
  });
});

test.each(readers)('a draft shows which document must be chosen again, and is not sent without ($language)', async (reader) => {
  await withScreen('/post-listing', { ...member, ...reader }, async ({ page, words, visit }) => {
    await fillToPapers(page, words);
    await choose(page, 'vaccinationRecords', pdf('card.pdf'));
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('card.pdf'));
    await visit('/post-listing?step=2');
    await page.getByText(words('papers:note.lost')).waitFor();
    await next(page, words);
    await page
      .getByRole('alert')
      .getByRole('link', { name: words('papers:problem.lost') })
      .waitFor();
    await choose(page, 'vaccinationRecords', pdf('card.pdf'));
    await next(page, words);
    await page.locator('#location').waitFor();
  });
});
