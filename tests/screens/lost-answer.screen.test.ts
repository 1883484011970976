import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, success, type Answer } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';
import { button, choose, fillToPhotos, imageOf, sentAhead } from './harness/write-listing.ts';

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const api = { ...usualAnswers('member'), ...sentAhead };
const member = { as: 'member', allowed: /ERR_|Failed to load|409|502|503/ } as const;

/** The API, which knows an attempt by its key: at first its answers are lost, then they come. */
const losesAnswers = () => {
  const arrived = new Map<string | undefined, string>();
  const lost: Answer<'POST /pets'> = ({ headers, body }) => {
    arrived.set(headers['idempotency-key'], JSON.stringify(body));
    return disconnected;
  };
  const answered: Answer<'POST /pets'> = ({ headers, body }) => {
    const earlier = arrived.get(headers['idempotency-key']);
    if (earlier === undefined) return refuse(400, 'picture.unknown');
    return earlier === JSON.stringify(body) ? success({ pet: {} }) : refuse(409, 'request.key-reused');
  };
  return { lost: { ...api, 'POST /pets': lost }, answered: { ...api, 'POST /pets': answered } };
};

const sendInVain = async ({ page, words, settle }: Screen): Promise<void> => {
  await fillToPhotos(page, words);
  await choose(page, 2);
  await settle();
  await button(page, words('post-listing:submit')).click();
  await page.getByText(words('my-pets:form.failed')).waitFor();
};

const keysIn = (calls: Screen['calls']): Set<string | undefined> =>
  new Set(calls.filter(({ name }) => name === 'POST /pets').map(({ headers }) => headers['idempotency-key']));

test.each(readers)('a listing whose answer was lost is sent again as the same one, also after a reload ($language)', async (reader) => {
  const { lost, answered } = losesAnswers();
  await withScreen('/post-listing', { ...member, ...reader, api: lost }, async (screen) => {
    const { page, words, calls, visit, restub } = screen;
    await sendInVain(screen);
    await visit('/post-listing?step=3');
    await page.getByText(words('shell:form.restored')).waitFor();
    restub(answered);
    await button(page, words('post-listing:submit')).click();
    await page.getByText(words('post-listing:created')).waitFor();
    await page.waitForURL(/\/dashboard$/);
    expect([...keysIn(calls)]).toEqual([expect.stringMatching(/^[\d-]+$/)]);
  });
});

test.each(readers)(
  'with another Main Photo it is the same attempt: the listing is there, and can be edited ($language)',
  async (reader) => {
    const { lost, answered } = losesAnswers();
    await withScreen('/post-listing', { ...member, ...reader, api: lost }, async (screen) => {
      const { page, words, calls, settle, visit, restub } = screen;
      await sendInVain(screen);
      await page
        .getByRole('button', { name: words('fields:photos.makeMain') })
        .first()
        .click();
      restub(answered);
      await button(page, words('post-listing:submit')).click();
      await page.getByText(words('my-pets:form.listedAlready')).waitFor();
      await page.getByRole('heading', { level: 1, name: words('my-pets:list.title') }).waitFor();
      expect(await page.getByText(words('errors:picture.unknown')).count()).toBe(0);
      const last = calls.filter(({ name }) => name === 'POST /pets').at(-1);
      expect(last?.body).toMatchObject({ imageIds: [imageOf(1).id, imageOf(0).id] });
      expect(keysIn(calls).size).toBe(1);

      await visit('/post-listing');
      expect(await page.getByText(words('shell:form.restored')).count()).toBe(0);
      restub({ ...answered, 'POST /pets': success({ pet: {} }) });
      await fillToPhotos(page, words);
      await choose(page, 1);
      await settle();
      await button(page, words('post-listing:submit')).click();
      await page.getByText(words('post-listing:created')).waitFor();
      expect(keysIn(calls).size).toBe(2);
    });
  },
);

test('a listing that is begun afresh is another attempt', async () => {
  const { lost } = losesAnswers();
  await withScreen('/post-listing', { ...member, api: lost }, async (screen) => {
    const { page, words, calls, visit } = screen;
    await sendInVain(screen);
    await visit('/post-listing?step=3');
    await button(page, words('shell:form.afresh')).click();
    await sendInVain(screen);
    expect(keysIn(calls).size).toBe(2);
  });
});
