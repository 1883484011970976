import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const source = readFileSync(new URL('../../../public/push.js', import.meta.url), 'utf8');
const origin = 'https://paltu.example';

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly data?: unknown;
  readonly notification?: unknown;
}

/** The worker in a browser that shows what it is given; `open` are the windows of the site. */
function aWorker(open: readonly string[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const opened: string[] = [];
  const windows = open.map((address) => ({
    address,
    focus: async () => undefined,
    navigate: async (to: string) => void opened.push(`there: ${to}`),
  }));
  const self = {
    location: { origin },
    registration: { showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }) },
    clients: { matchAll: async () => windows, openWindow: async (to: string) => void opened.push(to) },
    addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void listeners.set(name, listener),
  };
  runInNewContext(source, { self, URL });
  const fire = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (given) => void (work = given) });
    await work;
  };
  return { shown, opened, fire };
}

const dataOf = (text: string) => ({ json: () => JSON.parse(text) as unknown });

test('what comes is shown in its language, over what was shown of the same before', async () => {
  const { shown, fire } = aWorker();
  const sent = { title: 'آپ کے لیے نیا پیغام ہے', language: 'ur', page: 'messages?id=1', tag: 'x' };
  await fire('push', { data: dataOf(JSON.stringify(sent)) });
  expect(shown).toEqual([
    {
      title: 'Paltu',
      options: { body: sent.title, lang: 'ur', dir: 'rtl', tag: 'x', icon: '/favicon.svg', data: { page: 'messages?id=1' } },
    },
  ]);
});

test.each([undefined, dataOf('no JSON'), dataOf('{}')])('what cannot be read is still shown, in both languages: %#', async (data) => {
  const { shown, fire } = aWorker();
  await fire('push', { data });
  expect(shown.map(({ options }) => options['body'])).toEqual(['There is something new for you · آپ کے لیے کچھ نیا ہے']);
});

const click = (page: unknown) => ({ notification: { close: () => undefined, data: { page } } });

test('a click leads to its page: in a window that is open, else in a new one', async () => {
  const [closed, open] = [aWorker(), aWorker([`${origin}/pets`])];
  await closed.fire('notificationclick', click('messages?id=1'));
  await open.fire('notificationclick', click('messages?id=1'));
  expect([closed.opened, open.opened]).toEqual([[`${origin}/messages?id=1`], [`there: ${origin}/messages?id=1`]]);
});

test.each(['/evil.example/x', '\\\\evil.example', 'https://evil.example'])('%s leads nowhere else', async (page) => {
  const { opened, fire } = aWorker();
  await fire('notificationclick', click(page));
  expect(opened.every((address) => new URL(address).origin === origin)).toBe(true);
});
