import { localStore, sessionStore } from '../transport/safe-storage.ts';
import type { SafeStorage } from '../transport/safe-storage.ts';

/** A form that is not sent yet: what was typed, over what, and how far one had come. */
export interface Draft<Values> {
  values: Values;
  initial: Values;
  step: number;
  /** The form's `sendKey`; an older app wrote none. */
  sendKey?: string;
}

/** `device` outlives the browser; `tab` outlives a reload and a crash, and goes with the tab: for a visitor's own data. */
export type DraftPlace = 'device' | 'tab';

export interface DraftStore {
  read<Values extends object>(key: string, shape: Values): Draft<Values> | undefined;
  /** Whether it is kept: a browser may refuse, or be full. */
  write(key: string, draft: Draft<object>): boolean;
  clear(key: string): void;
}

const keyOf = (key: string) => `paltu.draft.${key}`;

function isLike(value: unknown, model: unknown): boolean {
  return Array.isArray(model) ? Array.isArray(value) : typeof value === typeof model;
}

/** The fields of `shape`, as far as an older version of the app has written them so. */
function fit<Values extends object>(kept: unknown, shape: Values): Values {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const fields = Object.entries(shape).map(([field, model]) => [field, isLike(given[field], model) ? given[field] : model]);
  return Object.fromEntries(fields) as Values;
}

function parse<Values extends object>(text: string, shape: Values): Draft<Values> {
  const kept = JSON.parse(text) as { values?: unknown; initial?: unknown; step?: unknown; sendKey?: unknown };
  const initial = fit(kept.initial, shape);
  return {
    initial,
    values: fit(kept.values, initial),
    step: typeof kept.step === 'number' ? kept.step : 1,
    ...(typeof kept.sendKey === 'string' && { sendKey: kept.sendKey }),
  };
}

/** Drafts in one of the browser's storages. */
export function draftStore(storage: SafeStorage): DraftStore {
  const clear = (key: string) => storage.remove(keyOf(key));
  return {
    clear,
    read: (key, shape) => {
      const text = storage.find(keyOf(key));
      if (text === undefined) return undefined;
      try {
        return parse(text, shape);
      } catch {
        clear(key);
        return undefined;
      }
    },
    write: (key, draft) => storage.set(keyOf(key), JSON.stringify(draft)),
  };
}

export const drafts: Readonly<Record<DraftPlace, DraftStore>> = { device: draftStore(localStore), tab: draftStore(sessionStore) };
