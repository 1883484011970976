import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOfScreen, useKeysChoice } from '#shared/work/work-keys.ts';
import type { WorkKey } from '#shared/work/work-keys.ts';

/** What every screen that lists has, and how a key leads there. */
const targets = [
  { key: '/', text: 'keys.search', selector: 'main input[type="search"]', act: (target: HTMLElement) => target.focus() },
  { key: 'N', text: 'keys.next', selector: 'main a[rel="next"]', act: (target: HTMLElement) => target.click() },
  { key: 'P', text: 'keys.previous', selector: 'main a[rel="prev"]', act: (target: HTMLElement) => target.click() },
] as const;

/** What a list is made of: rows of a table, or cards. */
const entries = 'main tbody tr, main article, main ul[aria-label] > li';

/** Where Enter leads to what an entry is about: its first link, or what else can be pressed. */
const ways = ['a[href]', 'button', 'input'];

const wayIn = (entry: Element): HTMLElement | null =>
  ways.map((way) => entry.querySelector<HTMLElement>(way)).find((found) => found !== null) ?? null;

/** Moves the focus to the next entry of a list, or the one before; from elsewhere to the first. */
function moveFocus(steps: 1 | -1): void {
  const ofList = [...document.querySelectorAll(entries)].filter((entry) => wayIn(entry) !== null && entry.getClientRects().length > 0);
  const at = ofList.findIndex((entry) => entry.contains(document.activeElement));
  const next = ofList[at === -1 ? 0 : Math.min(Math.max(at + steps, 0), ofList.length - 1)];
  if (next) wayIn(next)?.focus();
}

const moves = [
  { key: 'J', text: 'keys.down', steps: 1 },
  { key: 'K', text: 'keys.up', steps: -1 },
] as const;

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]';

/** The Latin letter or sign of a key, on an Urdu keyboard too. */
function signOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || (code === 'Slash' && shiftKey)) return '?';
  if (key === '/' || code === 'Slash') return '/';
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

function isPlain(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
  // A dialog of antd stays in the page while it is closed.
  const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"]')];
  const isAnswering = dialogs.some((dialog) => dialog.getClientRects().length > 0);
  return !isTyping && !isAnswering && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
}

const search = 'main input[type="search"]:not([role="combobox"])';

const isAlone = ({ ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  ![ctrlKey, metaKey, altKey, shiftKey, isComposing].includes(true);

/** Whether the arrow down leads from the search of a list to what it found: what is typed is in the address, and its list is there. */
function leadsToFound(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (key !== 'ArrowDown' || !isAlone(event)) return false;
  if (!(target instanceof HTMLInputElement) || !target.matches(search)) return false;
  const asked = new URLSearchParams(location.search).get('search') ?? '';
  return target.value.trim() === asked && document.querySelector(entries) !== null;
}

/**
 * Keys of the screen and of its list, and `?`, which shows them all: not while one types or a dialog is open. The arrow down leads from the
 * search to what it found.
 */
export function useFrameKeys() {
  const { t } = useTranslation('work');
  const [isOn] = useKeysChoice();
  const [listed, setListed] = useState<readonly WorkKey[]>([]);
  const [isOpen, setOpen] = useState(false);
  const ofEntries = (): WorkKey[] =>
    document.querySelector(entries) ? moves.map(({ key, text, steps }) => ({ key, text: t(text), act: () => moveFocus(steps) })) : [];
  const ofList = (): WorkKey[] =>
    targets.flatMap(({ key, text, selector, act }) => {
      const target = document.querySelector<HTMLElement>(selector);
      return target ? [{ key, text: t(text), act: () => act(target) }] : [];
    });
  const all = (): WorkKey[] => {
    const own = keysOfScreen();
    // A screen may have its own way through its list.
    const others = ofEntries().filter(({ key }) => own.every((one) => one.key !== key));
    return [...own, ...others, ...ofList(), { key: '?', text: t('keys.list'), act: open }];
  };
  function open() {
    setListed(all());
    setOpen(true);
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (leadsToFound(event)) {
      event.preventDefault();
      moveFocus(1);
      return;
    }
    const found = isPlain(event) ? all().find(({ key }) => key.toLowerCase() === signOf(event)) : undefined;
    if (found === undefined) return;
    event.preventDefault();
    found.act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
  return { isOpen, listed, open, close: () => setOpen(false) };
}
