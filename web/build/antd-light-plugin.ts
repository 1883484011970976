import type { Plugin } from 'vite';

const noWords = 'export default { Modal: {}, Form: {} };';

/** By the end of a module's name, where it is asked for and what stands in its place. */
const replacements = [
  // Tooltips that glide from one place to the next: we never ask for them (`unique`), and with them every page would carry antd's popups.
  { end: '/tooltip/UniqueProvider', from: '/config-provider/', code: 'export default ({ children }) => children;' },
  // antd's English words in case that none are given: components have theirs from the locale around them, which comes with their code.
  { end: '/en_US', from: '/modal/locale', code: noWords },
  { end: '/en_US', from: '/locale/useLocale', code: noWords },
  { end: '/en_US', from: '/config-provider/index', code: noWords },
  // Names of colours such as `aliceblue`: our theme and antd's own write theirs as #rrggbb.
  { end: '/presetColors', from: '/fast-color/', code: 'export default {};' },
] as const;

const nameOf = (end: string) => `\0antd-light${end}`;

/** Takes out of antd's ConfigProvider what every page would carry and none of ours uses. */
export function antdLight(): Plugin {
  return {
    name: 'paltu-antd-light',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const found = replacements.find(({ end, from }) => source.endsWith(end) && importer.includes(from));
      return found && nameOf(found.end);
    },
    load: (id) => replacements.find(({ end }) => id === nameOf(end))?.code,
  };
}
