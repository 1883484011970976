import { expect, test } from '@jest/globals';
import { renderMarkdown } from './render-markdown.ts';

test('Markdown becomes headings, lists, tables and links', () => {
  const html = renderMarkdown('## Food\n\n- one\n- **two**\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[WHO](https://www.who.int/)');
  expect(html).toContain('<h2>Food</h2>');
  expect(html).toContain('<li><strong>two</strong></li>');
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('<a href="https://www.who.int/" rel="noopener">WHO</a>');
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
