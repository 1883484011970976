import type { Plugin } from 'vite';

const nothingShown = 'export default () => null;';
const noWords = 'export default { Modal: {}, Form: {} };';
const noRules =
  "const none = () => undefined; export default none; export { none as extract, none as parseStyle, none as normalizeStyle, none as uniqueHash }; export const STYLE_PREFIX = 'style';";

/** By the end of a module's name, where it is asked for and what stands in its place. */
const replacements = [
  // Tooltips that glide from one place to the next: we never ask for them (`unique`), and with them every page would carry antd's popups.
  { end: '/tooltip/UniqueProvider', from: '/config-provider/', code: 'export default ({ children }) => children;' },
  // antd's English words in case that none are given: components have theirs from the locale around them, which comes with their code.
  { end: '/en_US', from: '/modal/locale', code: noWords },
  { end: '/en_US', from: '/locale/useLocale', code: noWords },
  { end: '/en_US', from: '/config-provider/index', code: noWords },
  // What writes rules at runtime: there are none left to write (`antd-styles-plugin.ts`).
  { end: '/useStyleRegister', from: '/@ant-design/cssinjs/', code: noRules },
  // Names of colours such as `aliceblue`: our theme and antd's own write theirs as #rrggbb.
  { end: '/presetColors', from: '/fast-color/', code: 'export default {};' },
  // What our tables never show, for the API pages and filters: antd's own pages, and its lists of filters with their trees.
  { end: '/pagination', from: '/antd/es/table/InternalTable', code: nothingShown },
  { end: '/FilterDropdown', from: '/antd/es/table/hooks/useFilter/', code: `${nothingShown} export const flattenKeys = () => [];` },
  // From one day to another: nothing asks for it yet.
  { end: '/generateRangePicker', from: '/antd/es/date-picker/generatePicker/', code: 'export default () => () => null;' },
] as const;

const nameOf = (end: string) => `\0antd-light${end}`;

/** Takes out of antd what pages would carry and none of ours uses. */
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
