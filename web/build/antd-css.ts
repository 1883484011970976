import { createRequire } from 'node:module';
import type * as Cssinjs from '@ant-design/cssinjs';
import type * as StaticStyle from '@ant-design/static-style-extract';
import type * as Antd from 'antd';
import type * as React from 'react';
import { themeKey, themeOf } from '../src/shared/theme/theme.ts';

// One CommonJS graph, so that antd, the extractor and cssinjs share one module instance (and its React context).
const load = createRequire(import.meta.url);

const keys = [themeKey('en'), themeKey('ur')];
const themes = [themeOf('en'), themeOf('ur')];

type Extract = typeof StaticStyle.extractStyle;

function extract(theme: Antd.ThemeConfig, includes: string[]): string {
  const antd = load('antd') as typeof Antd;
  const { createElement } = load('react') as typeof React;
  const { extractStyle } = load('@ant-design/static-style-extract') as { extractStyle: Extract };
  void (load('@ant-design/cssinjs') as typeof Cssinjs);
  const render = (node: React.ReactElement) => createElement(antd.ConfigProvider, { theme }, node);
  return extractStyle({ customTheme: render, includes } as unknown as Parameters<Extract>[0]);
}

/** A block `.paltu-en…{--ant-…}` of the extracted sheet: variables of one theme, of antd as a whole or of one component. */
const variableBlock = /(\.paltu-[\w-]+)([^{}]*)\{([^{}]*)\}/g;

interface Sheet {
  rules: string;
  /** Per selector (without the theme's own class) its declarations. */
  variables: Map<string, Set<string>>;
}

function splitSheet(sheet: string): Sheet {
  const variables = new Map<string, Set<string>>();
  const rules = sheet
    .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
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

function variablesOf(sheets: readonly Sheet[]): string {
  const blocks: string[] = [];
  for (const rest of new Set(sheets.flatMap((sheet) => [...sheet.variables.keys()]))) {
    const perTheme = sheets.map((sheet) => sheet.variables.get(rest) ?? new Set<string>());
    const shared = [...(perTheme[0] ?? [])].filter((line) => perTheme.every((lines) => lines.has(line)));
    blocks.push(`${keys.map((key) => `.${key}${rest}`).join(',')}{${shared.join(';')}}`);
    perTheme.forEach((lines, index) => {
      const own = [...lines].filter((line) => !shared.includes(line));
      if (own.length > 0) blocks.push(`.${keys[index]}${rest}{${own.join(';')}}`);
    });
  }
  return blocks.join('');
}

function sheetOf(theme: Antd.ThemeConfig, component: string): Sheet {
  if (component === 'tokens') return splitSheet(extract(theme, []));
  const sheet = splitSheet(extract(theme, [component]));
  sheet.variables.delete('');
  return sheet;
}

/**
 * The CSS of one antd component for every theme of the app, as text, or antd's global variables for `tokens`. Rules are
 * equal in all themes and come once, in `@layer antd`; a variable that differs between themes comes once a theme.
 */
export function antdCssOf(component: string): string {
  const sheets = themes.map((theme) => sheetOf(theme, component));
  return `@layer antd{${variablesOf(sheets)}${sheets[0]?.rules ?? ''}}`;
}
