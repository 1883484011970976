import { beforeEach, expect, test } from '@jest/globals';
import { anApp, json } from '../../testing/calling-app.ts';
import { pageInLanguage } from '../../testing/page-in-language.ts';

beforeEach(() => pageInLanguage('en'));

/** An app that finds what has `persian` in it; `sent` is what each call stands in for. */
const aSearchingApp = () => {
  const sent: (string | null)[] = [];
  const app = anApp((_path, { url, headers }) => {
    sent.push(headers.get('instead-of'));
    const total = new URL(url).searchParams.get('search')?.includes('persian') ? 1 : 0;
    return json(200, { status: 'success', data: { pets: [], pagination: { total } } });
  });
  const search = (words: string, list = '/pets') =>
    app.readPublic(`${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(words)}`);
  return { sent, search };
};

test('a search names the one before it that found nothing, once, in the same list', async () => {
  const { sent, search } = aSearchingApp();
  await search('بلی');
  await search('persian', '/stores');
  await search('persian');
  await search('persian cat');
  expect(sent).toEqual([null, null, encodeURIComponent('بلی'), null]);
});

test('another page of a search names nothing, nor does one of a list of members', async () => {
  const { sent, search } = aSearchingApp();
  await search('sana', '/auth/users');
  await search('persian', '/auth/users');
  for (const list of ['/pets?page=1', '/pets?page=2']) await search('okapi', list);
  expect(sent).toEqual([null, null, null, null]);
});
