import { expect, test } from '@jest/globals';
import { colours } from '../src/shared/theme/colours.ts';
import { antdCssOf } from './antd-css.ts';

const components = ['DatePicker', 'Drawer', 'Dropdown', 'Modal', 'Popover', 'Rate', 'Slider', 'Table', 'Tabs', 'message'];

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
  const said = (line: string) => blocks.filter(({ lines }) => lines.includes(line)).map(({ selector }) => selector);
  expect(said(`--ant-color-text:${colours.light.text}`)).toEqual(['.paltu-en,.paltu-ur']);
  expect(said(`--ant-color-text:${colours.dark.text}`)).toEqual(['[data-theme=dark] .paltu-en,[data-theme=dark] .paltu-ur']);
  expect(said(`--ant-color-bg-elevated:${colours.dark['ground-raised']}`)).toHaveLength(1);
  expect(said('--ant-font-size:17px')).toEqual(['.paltu-ur']);
});
