/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { untilStill } from './until-still.ts';

export interface AxeScope {
  /** A selector: only what lies in it. */
  readonly within?: string;
}

type Axe = { run(within: string, options: RunOptions): Promise<AxeResults> };
type AxeWindow = typeof globalThis & { axe: Axe; lettersBefore?: [Node, string][]; titleBefore?: string };

/** Findings have the impact of their rule: rules that find nothing serious are not asked. */
const seriousRulesOnly = `;axe.configure({
  rules: axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate').map(({ id }) => ({ id, enabled: false })),
});`;
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8') + seriousRulesOnly;
const latin = 'abcdefghijklmnopqrstuvwxyz';

/** axe passes over the contrast of Arabic letters, so it looks at the same page in Latin ones. */
const swapInLatinLetters = (page: Page): Promise<void> =>
  page.evaluate((letters) => {
    const before: [Node, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const swapped = text.replace(/[\u0600-\u06ff]/g, (letter) => letters[letter.charCodeAt(0) % letters.length] ?? 'x');
      if (swapped === text) continue;
      before.push([node, text]);
      node.nodeValue = swapped;
    }
    Object.assign(globalThis as AxeWindow, { lettersBefore: before, titleBefore: document.title });
  }, latin);

/** A heading that is rendered meanwhile makes its letters the title of the page. */
const swapBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { lettersBefore = [], titleBefore = document.title } = globalThis as AxeWindow;
    for (const [node, text] of lettersBefore) node.nodeValue = text;
    document.title = titleBefore;
  });

interface Finding {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly string[];
}

const violations = (page: Page, within: string, rules: RunOptions): Promise<Finding[]> =>
  page.evaluate(
    async ([selector, options]) => {
      const found = await (globalThis as AxeWindow).axe.run(selector, options);
      const lineOf = ({ target, failureSummary }: NodeResult) => `${String(target)} ${failureSummary ?? ''}`;
      return found.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(lineOf) }));
    },
    // What would be loaded ahead is for media that play by themselves, and for a rule that is off.
    [within, { resultTypes: ['violations'], preload: false, ...rules } satisfies RunOptions] as const,
  );

const contrastOnly: RunOptions = { runOnly: ['color-contrast'] };
const allButContrast: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

const contrastInLatin = async (page: Page, within: string): Promise<Finding[]> => {
  await swapInLatinLetters(page);
  const found = await violations(page, within, contrastOnly);
  await swapBack(page);
  return found;
};

const findingsOf = async (page: Page, within: string): Promise<Finding[]> => {
  const isUrdu = (await page.getAttribute('html', 'lang')) === 'ur';
  if (!isUrdu) return violations(page, within, {});
  // Some of the other rules read letters too, such as those that compare a label with its name.
  return [...(await violations(page, within, allButContrast)), ...(await contrastInLatin(page, within))];
};

/** What axe finds serious or critical on the page as it stands; contrast too, in either script. */
export const seriousFindings = async (page: Page, { within = 'html' }: AxeScope = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // A colour on its way to another is neither.
  await untilStill(page);
  const found = await findingsOf(page, within);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node}`));
};
