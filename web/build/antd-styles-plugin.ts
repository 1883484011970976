import type { Plugin } from 'vite';

const makers = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const callsIn = (node: Node): Node[] => {
  const inside = Object.values(node).flat().filter(isNode).flatMap(callsIn);
  return node.type === 'CallExpression' && makers.has(node.callee?.name ?? '') ? [node, ...inside] : inside;
};

/** Without what it is given: the rules are not built in. */
const emptied = (code: string, program: Node): string =>
  callsIn(program)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, callee }) => `${text.slice(0, start)}/* @__PURE__ */ ${callee?.name}()${text.slice(end)}`, code);

const utils = /= genStyleUtils\(\{[\s\S]*?\n\}\);/;

/** The names that components get for their root: of the theme, as `AntdFrame` and the extracted sheets have them. */
const light = `= {
  genStyleHooks: () => () => {
    const [, , hashId, , cssVar] = useLocalToken();
    return [hashId, cssVar.key];
  },
  genComponentStyleHook: () => () => useLocalToken()[2],
  genSubStyleComponent: () => () => null,
};`;

/**
 * Takes out of antd the rules that its components would make at runtime: ours are extracted when the site is built (`antd-css.ts`), and the
 * policy forbids others. They are a sixth of its code, and each component's variables were worked out once more as it was first shown.
 * @throws when antd no longer makes them in the way that is known here
 */
export function antdStyles(): Plugin {
  return {
    name: 'paltu-antd-styles',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/antd/es/theme/util/genStyleUtils.js')) {
        if (!utils.test(code)) throw new Error('antd makes its styles in another way: see web/build/antd-styles-plugin.ts');
        return { code: code.replace(utils, () => light), map: null };
      }
      if (!/\/antd\/es\/.*style/.test(id) || ![...makers].some((maker) => code.includes(`${maker}(`))) return undefined;
      return { code: emptied(code, this.parse(code) as Node), map: null };
    },
  };
}
