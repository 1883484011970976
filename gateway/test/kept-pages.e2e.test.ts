import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { usualPoints } from '@paltu/limits';
import { eventually } from '@paltu/testing';
import { answerCache } from '../src/cache/public-answers.ts';
import { aBuiltSite, answerPets, idOf } from './a-built-site.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

let webDirectory: string;
let gateway: AGateway;
beforeAll(async () => {
  webDirectory = await aBuiltSite();
});
afterEach(() => gateway.stop());

const start = async (points: Partial<typeof usualPoints> = {}): Promise<void> => {
  gateway = await aGateway({
    webDirectory,
    trusted: ['127.0.0.1'],
    cache: answerCache(() => true),
    rateLimits: { ...usualPoints, ...points },
  });
  gateway.pets.answerWith(answerPets);
};

const page = { accept: 'text/html', cookie: 'lang=en' };
const read = async (path: string, encoding: string) => {
  const { headers, text } = await fetch(gateway.url + path, { headers: { ...page, 'accept-encoding': encoding } }).then(async (answer) => ({
    headers: answer.headers,
    text: await answer.text(),
  }));
  return { etag: headers.get('etag') ?? '', encoding: headers.get('content-encoding'), vary: headers.get('vary'), text };
};
const statusOf = async (path: string) => (await fetch(gateway.url + path, { headers: page })).status;

test('a page is sent compressed, each of its forms by a name of its own, and not again to who holds it', async () => {
  await start();
  const [plain, brotli] = [await read('/long', 'identity'), await read('/long', 'br')];
  expect([plain.encoding, brotli.encoding, brotli.text]).toEqual([null, 'br', plain.text]);
  expect(brotli.vary).toMatch(/Cookie.*Accept-Encoding/);
  expect(brotli.etag).not.toBe(plain.etag);
  const better = await eventually(async () => {
    const again = await read('/long', 'br');
    return again.etag !== brotli.etag && again;
  }, 'a page that is asked for again is compressed better');
  expect([better.encoding, better.text]).toEqual(['br', plain.text]);
  const fields = [
    ...[`Host: ${new URL(gateway.url).host}`, 'Accept: text/html', 'Accept-Encoding: br'],
    ...[`If-None-Match: ${brotli.etag}`, 'Connection: close'],
  ];
  expect(await sendRaw(gateway.port, `GET /long HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1.1 304/);
});

test('who asks too often is refused before anything is read for a page, and does not learn whether there is one', async () => {
  await start({ pages: 3, reads: 1 });
  const ask = (what: string) => statusOf(`/pet-${idOf(what)}`);
  expect([await ask('known'), await ask('known'), gateway.pets.arrived()]).toEqual([200, 200, 1]);
  // No more reads of services.
  expect(await ask('gone')).toBe(429);
  expect([await ask('known'), gateway.pets.arrived()]).toEqual([429, 1]);
});

test('over the limit of reads a vet that is not there has no page', async () => {
  await start({ reads: 1 });
  gateway.service('vets').answerWith((_request, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}'));
  const ask = () => statusOf(`/vet-${idOf('gone')}`);
  await eventually(async () => (await ask()) !== 200, 'pages are rendered');
  expect([await ask(), await ask()]).toEqual([429, 429]);
});

test('who has had enough of the renderer gets pages as they were built, and no page that nothing is known of; others have theirs rendered', async () => {
  await start({ renders: 3 });
  const bodyAt = async (path: string, address: string) => {
    const answer = await fetch(gateway.url + path, { headers: { ...page, 'x-forwarded-for': address } });
    return [answer.status, /data-prerendered|<title>Paltu<|pet en/.exec(await answer.text())?.[0]];
  };
  const rendered = [200, 'data-prerendered'];
  let visitor = 0;
  // Each from an address of its own: what is asked for before the renderer is there counts too.
  await eventually(
    async () => String(await bodyAt('/pets?page=1', `203.0.113.${(visitor += 1)}`)) === String(rendered),
    'pages are rendered',
  );
  const [loud, other] = ['198.51.100.1', '198.51.100.2'] as const;
  // What it reads, and the page; a page of a listing reads nothing of the renderer.
  expect(await bodyAt('/pets?page=1&species=Cat', loud)).toEqual(rendered);
  expect(await bodyAt(`/pet-${idOf('known')}`, loud)).toEqual(rendered);
  expect(await bodyAt('/pets?page=1&species=Dog', loud)).toEqual([200, '<title>Paltu<']);
  expect(await bodyAt(`/pet-${idOf('many')}`, loud)).toEqual([200, 'pet en']);
  expect((await bodyAt(`/vet-${idOf('vet')}`, loud))[0]).toBe(429);
  // What somebody has had made costs nothing.
  expect(await bodyAt('/pets?page=1&species=Cat', loud)).toEqual(rendered);
  expect(await bodyAt('/pets?page=1&species=Dog', other)).toEqual(rendered);
});
