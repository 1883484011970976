import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aWebApp } from './a-gateway.ts';
import type { Answer } from './fake-service.ts';

/** Ids of listings, by how it stands with them. */
export const idOf = (what: string): string => `01a203c7-ae21-724d-8c60-${Buffer.from(what).toString('hex').padEnd(12, '0').slice(0, 12)}`;

export const html = (name: string): string =>
  `<!doctype html><html><head><title>${name}</title><meta name="description" content="x" /><link rel="canonical" href="https://paltu.invalid/"><!--head--></head><body><!--page-->${name}<!--/page--><!--facts:footer--></body></html>`;

/** In place of the app: shows the path, the language and the names that were answered; hangs on the page of the slow one. */
const worker = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ number, path, language, answers, wants }) => {
    const article = path.startsWith('/blog-') ? '/api/v1/content/articles/' + path.slice(6) + '?lang=' + language : undefined;
    const vet = path.startsWith('/vet-') ? '/api/v1/vets/' + path.slice(5) : undefined;
    if (wants === 'reads') return parentPort.postMessage({ number, page: { reads: [article ?? vet ?? '/api/v1' + path] } });
    if (path === '/pet-${idOf('slow')}') return;
    if (path === '/pet-${idOf('failing')}') return parentPort.postMessage({ number, failure: 'cannot be shown' });
    const html = [path, language, ...Object.keys(answers)].join(' ');
    const head = { title: 'A &amp; B', description: 'About "A"', type: 'article', tags: ['<link rel="canonical" href="https://paltu.invalid' + path + '">'] };
    parentPort.postMessage({ number, page: { html, head, preloads: '<link rel="preload" href="/picture">', entries: [answers] } });
  });
  parentPort.postMessage({ routes: [] });
`;
/** A site with a few pages, and what renders them. */
export const aBuiltSite = async (): Promise<string> => {
  const webDirectory = await aWebApp();
  await writeFile(join(webDirectory, 'index.ur.html'), html('shell ur'));
  await mkdir(join(webDirectory, 'pages'));
  const keys = ['home', 'pets', 'pet', 'article', 'vet', 'long', 'not-found'];
  for (const key of [...keys, 'profile', 'vet-id-slots'])
    for (const language of ['en', 'ur'])
      await writeFile(
        join(webDirectory, 'pages', `${key}.${language}.html`),
        html(`${key} ${language}`.padEnd(key === 'long' ? 5_000 : 0)),
      );
  await mkdir(join(webDirectory, 'server'));
  await writeFile(join(webDirectory, 'server/page-worker.mjs'), worker);
  const index = {
    patterns: [
      ...['home', 'pets', 'long', 'dashboard', 'pet-{id}', 'pet-dealing-{id}', 'blog-{slug}'],
      ...['profile', 'vet-dashboard', 'vet-{id}-book', 'vet-{id}-slots', 'vet-{id}'],
    ],
    prerendered: keys,
    templates: [
      { pattern: 'vet-{id}', key: 'vet' },
      { pattern: 'blog-{slug}', key: 'article' },
    ],
    shells: [
      { pattern: 'profile', key: 'profile' },
      { pattern: 'vet-{id}-slots', key: 'vet-id-slots' },
    ],
    ...{
      reads: { 'pets.en': ['/api/v1/pets?page=1'], 'pets.ur': ['/api/v1/pets?page=1'] },
      scripts: ['sha256-abc='],
      worker: 'server/page-worker.mjs',
    },
    ...{ origin: 'https://paltu.invalid', indexed: ['home', 'pets'] },
  };
  await writeFile(join(webDirectory, 'pages/index.json'), JSON.stringify(index));
  return webDirectory;
};

export const pet = {
  ...{ name: 'Sheru </script><b>"', species: 'Dog', breed: 'Desi mix', age: '2 years', location: 'Lahore', description: 'Kind & calm.' },
  ...{ adoptionType: 'Sale', price: 4500, status: 'Available', images: [{ url: '/media/pets/1/800.webp', width: 800, height: 600 }] },
};
/** Listings that are there, one that fails, and none else. */
export const answerPets: Answer = (request, response) => {
  const url = request.url ?? '';
  const isThere = /[?&]page=1(?:$|&)/.test(url) || ['known', 'many', 'slow', 'failing', 'unseen'].some((one) => url.endsWith(idOf(one)));
  const isBroken = url.endsWith(idOf('broken'));
  const shown = url.endsWith(idOf('unseen')) ? { ...pet, images: [] } : pet;
  const body = isThere ? { status: 'success', data: { pet: shown } } : { status: 'error', code: 'pet.not-found' };
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' };
  response.writeHead(isThere ? 200 : isBroken ? 500 : 404, headers).end(JSON.stringify(body));
};
