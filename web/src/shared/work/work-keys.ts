import { useEffect, useSyncExternalStore } from 'react';
import { localStore } from '../transport/safe-storage.ts';

/** A single key of a work screen. */
export interface WorkKey {
  /** As it is shown; the letter case does not count. */
  key: string;
  /** What it does, in words. */
  text: string;
  act: () => void;
}

const kept = 'paltu.keys';
const watchers = new Set<() => void>();
let isOn = localStore.find(kept) !== 'off';

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Whether single keys act; they do unless that was switched off on this device. */
export function useKeysChoice(): [boolean, (wanted: boolean) => void] {
  const chosen = useSyncExternalStore(
    watch,
    () => isOn,
    () => true,
  );
  const choose = (wanted: boolean) => {
    isOn = wanted;
    localStore.set(kept, wanted ? 'on' : 'off');
    watchers.forEach((onChange) => onChange());
  };
  return [chosen, choose];
}

let ofScreen: readonly WorkKey[] = [];

/** The keys of a screen, while it is shown; the frame of work screens listens to them and lists them. */
export function useScreenKeys(keys: readonly WorkKey[]): void {
  useEffect(() => {
    ofScreen = keys;
    return () => {
      ofScreen = [];
    };
  });
}

/** Those of the screen that is shown. */
export function keysOfScreen(): readonly WorkKey[] {
  return ofScreen;
}
