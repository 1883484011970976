import type { Plugin } from 'vite';

const noProvider = '\0antd-unique-tooltip';

/**
 * Takes the provider of tooltips that glide from one place to the next out of antd's ConfigProvider: we never ask for it (`unique`), and
 * with it every page would carry antd's popups, a twentieth of what the home page may weigh.
 */
export function antdUniqueTooltip(): Plugin {
  return {
    name: 'paltu-antd-unique-tooltip',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/tooltip/UniqueProvider') && importer.includes('/config-provider/') ? noProvider : undefined,
    load: (id) => (id === noProvider ? 'export default ({ children }) => children;' : undefined),
  };
}
