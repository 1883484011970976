import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { colours } from '../src/shared/theme/colours.ts';
import { themeOf } from '../src/shared/theme/theme.ts';
import { antdCssOf, componentsOf } from './antd-css.ts';

const folder = join(import.meta.dirname, '../src/shared/antd');
/** The sheets that the app uses, each of one component, or of all that work screens are built of. */
const sheets = readdirSync(folder).flatMap((file) => {
  const named = /virtual:antd\/(\w+)\.css/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
  return named === undefined ? [] : [named];
});

test('the theme names no component of antd that is not used', () => {
  const used = sheets.flatMap(componentsOf).map((name) => name.toLowerCase());
  const themed = Object.keys(themeOf('en').components ?? {}).map((name) => name.toLowerCase());
  expect(used).toEqual(expect.arrayContaining(['modal', 'table', 'menu']));
  expect(themed.filter((name) => !used.includes(name))).toEqual([]);
});

test.each(sheets)('antd %s takes no colour from a theme of its own', (component) => {
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
