import type { AnnouncedPage } from '@paltu/reference';
import type { ArtName } from '#shared/content/art.tsx';
import type { KeyOf } from '#shared/i18n/text-key.ts';
import { matchPage } from '#shared/navigation/page-path.ts';
import { localStore } from '#shared/transport/safe-storage.ts';

/** When a page to come was first opened on this device, in ms: `now`, which is kept, when it was not yet. */
export function firstOpened(page: string, now: number): number {
  const key = `paltu.opened.${page}`;
  const kept = Number(localStore.find(key));
  // A clock that was set back must not add days.
  if (kept > 0 && kept <= now) return kept;
  localStore.set(key, String(now));
  return now;
}

type Strings = KeyOf<'coming-soon'>;
/** What follows on `back.` in the strings. */
type Back = Strings extends infer Key ? (Key extends `back.${infer Place}` ? Place : never) : never;

export interface ComingSoonPage {
  /** Key of its title and text in the strings: `page.<name>`. */
  name: Strings extends infer Key ? (Key extends `page.${infer Name}.title` ? Name : never) : never;
  /** Page key that the back link leads to; its text is `back.<back>`. */
  back: Back;
  /** Which three cards announce what is to come: `teaser.<group>`. */
  group: 'care' | 'community' | 'help';
  /** What one waits for here. */
  waitsFor: AnnouncedPage;
}

type Row = readonly [pattern: AnnouncedPage, name: ComingSoonPage['name'], back: Back, group: ComingSoonPage['group']];

const pages: readonly Row[] = [
  ['caretakers', 'caretakers', 'home', 'care'],
  ['caretaker-dashboard', 'caretakerDashboard', 'home', 'care'],
  ['careers', 'careers', 'about', 'community'],
  ['help', 'help', 'faq', 'help'],
  ['safety', 'safety', 'faq', 'help'],
  ['report', 'report', 'contact', 'help'],
];

export const artOf: Record<ComingSoonPage['group'], ArtName> = {
  care: 'window-dog',
  community: 'hero-parrot',
  help: 'window-other',
};

/** What is to come at a page key; undefined for a page that exists, or that nobody announced. */
export function comingSoonPage(key: string): ComingSoonPage | undefined {
  for (const [pattern, name, back, group] of pages) {
    if (matchPage(pattern, key)) return { name, back, group, waitsFor: pattern };
  }
  return undefined;
}
