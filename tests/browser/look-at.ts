import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { profileOfRun } from '../product/profile.ts';
import { seriousFindings } from './accessibility.ts';
import type { Person } from './actors.ts';
import { overflowOf } from './overflow.ts';
import type { Language } from './words.ts';

/** Stops on a screen, so that a journey can look at it. */
export type Look = (name: string) => Promise<void>;

/** Where screenshots of a journey go; none are taken without it. */
const pictures = process.env['PICTURES'];

/** Looks at a screen: axe, overflow, and a picture when somebody wants one. On other engines no screen is another one. */
export const lookAt =
  (person: Person, language: Language, found: string[]): Look =>
  async (name) => {
    if (profileOfRun() === 'cluster') return;
    const findings = await seriousFindings(person.page);
    found.push(...findings.map((finding) => `${name} (${language}): ${finding}`));
    const overflow = await overflowOf(person.page);
    found.push(...overflow.map((what) => `${name} (${language}): ${what}`));
    if (pictures === undefined) return;
    mkdirSync(pictures, { recursive: true });
    const width = person.page.viewportSize()?.width ?? 0;
    await person.page.screenshot({ path: join(pictures, `${name.replace(/\W+/g, '-')}-${language}-${width}.png`), fullPage: true });
  };
