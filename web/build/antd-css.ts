import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Cssinjs from '@ant-design/cssinjs';
import type * as StaticStyle from '@ant-design/static-style-extract';
import type * as Antd from 'antd';
import type * as React from 'react';
import type { Mode } from '../src/shared/theme/colours.ts';
import { themeKey, themeOf } from '../src/shared/theme/theme.ts';

// One CommonJS graph, so that antd, the extractor and cssinjs share one module instance (and its React context).
const load = createRequire(import.meta.url);

interface Variant {
  /** What has the variant's variables: the class that antd puts on its elements, under the mode that `html` names. */
  selector: string;
  language: 'en' | 'ur';
  mode: Mode;
}

const variants: readonly Variant[] = [
  { selector: `.${themeKey('en')}`, language: 'en', mode: 'light' },
  { selector: `.${themeKey('ur')}`, language: 'ur', mode: 'light' },
  { selector: `[data-theme=dark] .${themeKey('en')}`, language: 'en', mode: 'dark' },
  { selector: `[data-theme=dark] .${themeKey('ur')}`, language: 'ur', mode: 'dark' },
];

type Extract = typeof StaticStyle.extractStyle;

function extract({ language, mode }: Variant, includes: string[]): string {
  const antd = load('antd') as typeof Antd;
  const theme = { ...themeOf(language, mode), ...(mode === 'dark' ? { algorithm: antd.theme.darkAlgorithm } : {}) };
  const { createElement } = load('react') as typeof React;
  const { extractStyle } = load('@ant-design/static-style-extract') as { extractStyle: Extract };
  void (load('@ant-design/cssinjs') as typeof Cssinjs);
  const render = (node: React.ReactElement) => createElement(antd.ConfigProvider, { theme }, node);
  return extractStyle({ customTheme: render, includes } as unknown as Parameters<Extract>[0]);
}

/** A block `.paltu-en…{--ant-…}` of the extracted sheet: variables of one theme, of antd as a whole or of one component. */
const variableBlock = /(\.paltu-[\w-]+)([^{}]*)\{([^{}]*)\}/g;

/** The words of antd's confirm panel under a theme key of its own; no static `Modal.confirm` is ever used. */
const foreignBlock = /\.css-var-[^{}]*\{[^{}]*\}/g;

interface Sheet {
  rules: string;
  /** Per selector (without the theme's own class) its declarations. */
  variables: Map<string, Set<string>>;
}

function splitSheet(sheet: string): Sheet {
  const variables = new Map<string, Set<string>>();
  const rules = sheet
    .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
    .replace(foreignBlock, '')
    .replace(variableBlock, (_whole, _key: string, rest: string, body: string) => {
      const lines = body
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean);
      variables.set(rest, new Set([...(variables.get(rest) ?? []), ...lines]));
      return '';
    });
  return { rules, variables };
}

/** The variants that need a line: those whose sheet has it, without a dark one whose light sheet has the same. */
function needing(sheets: readonly Sheet[], rest: string, line: string): number[] {
  const hasLine = (index: number) => sheets[index]?.variables.get(rest)?.has(line) ?? false;
  const lightOf = ({ language }: Variant) => variants.findIndex((other) => other.language === language && other.mode === 'light');
  return variants.flatMap((variant, index) => (hasLine(index) && (variant.mode === 'light' || !hasLine(lightOf(variant))) ? [index] : []));
}

function variablesOf(sheets: readonly Sheet[]): string {
  const blocks = new Map<string, string[]>();
  for (const rest of new Set(sheets.flatMap((sheet) => [...sheet.variables.keys()]))) {
    for (const line of new Set(sheets.flatMap((sheet) => [...(sheet.variables.get(rest) ?? [])]))) {
      const selector = needing(sheets, rest, line)
        .map((index) => `${variants[index]?.selector}${rest}`)
        .join(',');
      blocks.set(selector, [...(blocks.get(selector) ?? []), line]);
    }
  }
  return [...blocks].map(([selector, lines]) => `${selector}{${lines.join(';')}}`).join('');
}

/** What components of work screens show inside themselves. */
const insideOfWork = ['Dropdown', 'Empty', 'Spin', 'Tooltip'];

/** A timeline is drawn as steps. */
const insideOfDetails = ['Steps'];

/** The components that a file of `shared/antd` hands on. */
function exportedBy(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, `../src/shared/antd/${file}.ts`), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\} from 'antd'/g)].flatMap((found) => (found[1] ?? '').match(/\w+/g) ?? []);
}

/** The components whose rules a sheet brings: those of all work screens by one name, any other by its own. */
export function componentsOf(sheet: string): string[] {
  if (sheet === 'work') return [...exportedBy('work'), ...insideOfWork];
  if (sheet === 'details') return [...exportedBy('details'), ...insideOfDetails];
  return sheet === 'dates' ? ['DatePicker', 'Calendar'] : [sheet];
}

function sheetOf(variant: Variant, component: string): Sheet {
  if (component === 'tokens') return splitSheet(extract(variant, []));
  const sheet = splitSheet(extract(variant, componentsOf(component)));
  sheet.variables.delete('');
  return sheet;
}

/**
 * The CSS of one antd component, or of those of `work`, for both languages and modes, as text, or antd's global variables for `tokens`. Rules come
 * once, in `@layer antd`; a variable comes once for all languages and modes that share its value.
 * @throws when a rule (not a variable) differs between languages or modes, for one of them would look like the other.
 */
export function antdCssOf(component: string): string {
  const sheets = variants.map((variant) => sheetOf(variant, component));
  if (new Set(sheets.map(({ rules }) => rules)).size > 1) throw new Error(`the rules of antd's ${component} differ between themes`);
  return `@layer antd{${variablesOf(sheets)}${sheets[0]?.rules ?? ''}}`;
}
