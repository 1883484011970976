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

/** Keys of the screen and of its list, and `?`, which shows them all: not while one types or a dialog is open. */
export function useFrameKeys() {
  const { t } = useTranslation('work');
  const [isOn] = useKeysChoice();
  const [listed, setListed] = useState<readonly WorkKey[]>([]);
  const [isOpen, setOpen] = useState(false);
  const ofList = (): WorkKey[] =>
    targets.flatMap(({ key, text, selector, act }) => {
      const target = document.querySelector<HTMLElement>(selector);
      return target ? [{ key, text: t(text), act: () => act(target) }] : [];
    });
  const all = (): WorkKey[] => [...keysOfScreen(), ...ofList(), { key: '?', text: t('keys.list'), act: open }];
  function open() {
    setListed(all());
    setOpen(true);
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
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
