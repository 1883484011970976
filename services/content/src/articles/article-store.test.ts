import { expect, test } from '@jest/globals';
import { renderMarkdown } from './article-store.ts';

test('Markdown becomes headings, lists, tables and links', () => {
  const html = renderMarkdown('## Food\n\n- one\n- **two**\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[WHO](https://www.who.int/)');
  expect(html).toContain('<h2>Food</h2>');
  expect(html).toContain('<li><strong>two</strong></li>');
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('<a href="https://www.who.int/" rel="noopener">WHO</a>');
});

test('English titles and names in the sources of an Urdu text are marked as English, and what it emphasises', () => {
  const html = renderMarkdown(
    '**complete** Roti [1] **"روٹی"**\n\n## ماخذ\n\n1. Hall اور دیگر، [Heat (stroke) in dogs?](https://a.example/b)، Science 10، 2020',
  );
  expect(html).toContain('<strong><bdi lang="en">complete</bdi></strong> Roti [1] <strong>"روٹی"</strong>');
  expect(html).toContain(
    '<bdi lang="en">Hall</bdi> اور دیگر، <a href="https://a.example/b" rel="noopener"><bdi lang="en">Heat (stroke) in dogs?</bdi></a>',
  );
  expect(html).toContain('، <bdi lang="en">Science 10</bdi>، 2020');
  expect(renderMarkdown('**bold**\n\n## Sources\n\n1. Hall')).not.toContain('bdi');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '[click](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](https://tracker.example/x.png)',
  '<a href="https://x.example" onclick="alert(1)">x</a>',
  '<iframe src="https://x.example"></iframe>',
])('nothing runs, nothing is fetched: %s', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/<(script|img|iframe)|<a[^>]*(javascript|data:|onclick)/i);
});
