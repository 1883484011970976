import { useSyncExternalStore } from 'react';
import { localStore } from '../transport/safe-storage.ts';
import type { Mode } from './colours.ts';

/** What the reader chose; `system` follows the device. */
export type ThemeChoice = Mode | 'system';

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

const key = 'paltu.theme';
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let choice = storedChoice();

function storedChoice(): ThemeChoice {
  const stored = localStore.find(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** `before-paint.js` does the same before there is any code of ours. */
function show(): void {
  const isDark = choice === 'dark' || (choice === 'system' && darkDevice.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  listeners.forEach((listener) => listener());
}

/** Turns the page light or dark, and remembers it for the next visit. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  // A browser that refuses storage keeps the choice as long as the page.
  if (next === 'system') localStore.remove(key);
  else localStore.set(key, next);
  show();
}

/** Follows the device and the other tabs from now on. */
export function watchTheme(): void {
  darkDevice.addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    choice = storedChoice();
    show();
  });
}

function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice, for the menu. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    onChoice,
    () => choice,
    () => 'system',
  );
}
