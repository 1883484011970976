import type { Plugin } from 'vite';
import { antdCssOf } from './antd-css.ts';

const prefix = 'virtual:antd/';

/** `import 'virtual:antd/Button.css'` brings the rules that antd would otherwise inject at runtime, which the CSP forbids. */
export function antdCss(): Plugin {
  return {
    name: 'paltu-antd-css',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? antdCssOf(id.slice(prefix.length + 1, -'.css'.length)) : undefined),
  };
}
