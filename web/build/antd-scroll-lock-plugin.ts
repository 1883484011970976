import type { Plugin } from 'vite';

const noLock = '\0antd-scroll-lock';

/**
 * Takes the scroll lock out of antd's dialogs and drawers: it writes a style tag, which the CSP blocks with an error in
 * the console, three times a dialog. `base.css` holds the page still instead.
 */
export function antdScrollLock(): Plugin {
  return {
    name: 'paltu-antd-scroll-lock',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/useScrollLocker') && importer.includes('@rc-component/portal') ? noLock : undefined,
    load: (id) => (id === noLock ? 'export default () => undefined;' : undefined),
  };
}
