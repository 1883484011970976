import { expect, test } from '@jest/globals';
import { inPaintOrder } from './head-order.ts';

const page = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="preload" as="font" href="/assets/figtree.woff2">
    <link rel="preload" as="image" href="/art/paw.svg"/><link rel="preload" as="image" href="/art/cat.svg"/>
    <link rel="stylesheet" href="/assets/index.css">
    <script type="application/ld+json">{}</script>
    <script>setTheme();</script><!--head-->
  </head>
  <body><script type="module" src="/not-of-the-head.js"></script></body>
</html>`;

const linesOf = (html: string) => (/<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '').split('\n').map((line) => line.trim());

test('what paints the page comes first, what brings it to life last and with less weight', () => {
  expect(linesOf(inPaintOrder(page)).filter((line) => line !== '')).toEqual([
    '<meta charset="utf-8" />',
    '<script type="application/ld+json">{}</script>',
    '<script>setTheme();</script>',
    '<link rel="stylesheet" href="/assets/index.css">',
    '<!--head-->',
    '<link rel="preload" as="image" href="/art/paw.svg"/>',
    '<link rel="preload" as="image" href="/art/cat.svg"/>',
    '<link rel="preload" as="font" href="/assets/figtree.woff2">',
    '<script fetchpriority="low" type="module" crossorigin src="/assets/index.js"></script>',
    '<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/react.js">',
  ]);
});

test('the body stays as it is', () => {
  const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));
  expect(bodyOf(inPaintOrder(page))).toBe(bodyOf(page));
});
