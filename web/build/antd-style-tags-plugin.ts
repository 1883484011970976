import type { Plugin } from 'vite';

/** By the end of a module's name, what stands in its place. */
const replacements = [
  { end: '/useScrollLocker', of: '@rc-component/portal', code: 'export default () => undefined;' },
  // A scrollbar of the system, whose width the content box shows.
  {
    end: '/getScrollBarSize',
    of: '@rc-component/util',
    code: 'const none = { width: 0, height: 0 };\nexport default () => 0;\nexport const getTargetScrollBarSize = () => none;',
  },
] as const;

const nameOf = (end: string) => `\0antd${end}`;

/**
 * Takes out of antd what writes style tags, which the CSP blocks with an error in the console: the scroll lock of its dialogs and drawers
 * (`base.css` holds the page still instead), and what measures the scrollbar of a table (none of ours has a scrollbar of its own).
 */
export function antdStyleTags(): Plugin {
  return {
    name: 'paltu-antd-style-tags',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const found = replacements.find(
        ({ end, of }) => source.endsWith(end) && importer.includes('@rc-component') && (importer.includes(of) || source.includes(of)),
      );
      return found && nameOf(found.end);
    },
    load: (id) => replacements.find(({ end }) => id === nameOf(end))?.code,
  };
}
