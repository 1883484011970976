import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runProgram } from '@paltu/testing/service';
import { startContent, type RunningContent } from './running-content.ts';

let content: RunningContent;
beforeAll(async () => void (content = await startContent()));
afterAll(() => content.stop());

const email = 'sana@example.org';
const program = 'services/content/src/notify-command.ts';
const notify = (args: string[], databaseUrl = content.databaseUrl) => runProgram(program, args, { DATABASE_URL: databaseUrl });

test('the command mails those who wait for a page that it is open, once, and prints how many they are', async () => {
  await content.call('POST', '/content/notify-me', { json: { email, page: 'careers', elapsedMs: 9_000 } });
  const unconfirmed = await notify(['careers']);
  expect(unconfirmed).toEqual({ code: 0, out: 'Nobody waits for careers.\n', err: '' });
  const { token } = await content.mails.last(email, 1);
  await content.call('POST', '/content/newsletter/confirm', { json: { token } });
  expect(await notify(['help'])).toMatchObject({ code: 0, out: 'Nobody waits for help.\n' });
  expect(await notify(['careers'])).toEqual({ code: 0, out: '1 who waited for careers are notified by mail.\n', err: '' });
  expect((await content.mails.last(email, 2)).text).toContain('https://paltu.example/careers');
  expect(await notify(['careers'])).toMatchObject({ code: 0, out: 'Nobody waits for careers.\n' });
  expect(await content.mails.to(email)).toHaveLength(2);
});

test('a page that is there by now can still be announced to who waited for it', async () => {
  expect(await notify(['cart'])).toMatchObject({ code: 0, out: 'Nobody waits for cart.\n' });
});

test('a page that does not exist is an error that names those that do', async () => {
  const { code, out, err } = await notify(['carers']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^"carers" is no page that people wait for\. These are: .*careers/);
});

test('without a page it prints what is missing, and without a database what is wrong', async () => {
  expect(await notify([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Which page?') });
  expect(await notify(['careers'], 'postgres://127.0.0.1:1/content')).toMatchObject({
    ...{ code: 1, out: '' },
    err: expect.stringContaining('They could not be notified:'),
  });
});
