import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { colours } from '../src/shared/theme/colours.ts';
import { themeOf } from '../src/shared/theme/theme.ts';
import { antdCssOf } from './antd-css.ts';

const folder = join(import.meta.dirname, '../src/shared/antd');
/** Those that the app uses: each brings its sheet. */
const components = readdirSync(folder).flatMap((file) => {
  const named = /virtual:antd\/(\w+)\.css/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
  return named === undefined ? [] : [named];
});

test('the theme speaks of the components of antd that are used, and of no other', () => {
  const used = components.map((name) => name.toLowerCase()).sort();
  const themed = Object.keys(themeOf('en').components ?? {}).map((name) => name.toLowerCase());
  expect(used).toContain('modal');
  expect(themed.sort()).toEqual(used);
});

test.each(components)('antd %s takes no colour from a theme of its own', (component) => {
  const css = antdCssOf(component);
  expect(css).not.toMatch(/css-var-/);
  expect(css.toLowerCase()).not.toMatch(/#1677ff|#141414|#1f1f1f/);
});

test('antd has our ground and words in both modes, by the mode that the page names', () => {
  const css = antdCssOf('tokens').toLowerCase();
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map((found) => ({
    selector: found[1] ?? '',
    lines: (found[2] ?? '').split(';'),
  }));
  const rules = (line: string) => blocks.filter(({ lines }) => lines.includes(line)).map(({ selector }) => selector);
  expect(rules(`--ant-color-text:${colours.light.text}`)).toEqual(['.paltu-en,.paltu-ur']);
  expect(rules(`--ant-color-text:${colours.dark.text}`)).toEqual(['[data-theme=dark] .paltu-en,[data-theme=dark] .paltu-ur']);
  expect(rules(`--ant-color-bg-elevated:${colours.dark['ground-raised']}`)).toHaveLength(1);
  expect(rules('--ant-font-size:17px')).toEqual(['.paltu-ur']);
});
