import { Menu, Search, SunMoon, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComponentProps, ComponentType, FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { Avatar } from '#shared/content/avatar.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { toast } from '#shared/toasts/toasts.ts';
import round from '#shared/ui/round-button.module.css';
import { LateUnreadCount } from '../../features/messages/late-unread-count.ts';
import menu from './header-menu.module.css';
import type * as HeaderSheets from './header-sheets.tsx';
import styles from './site-header.module.css';

/**
 * What opens below its button, and closes by Escape, by a press elsewhere, or when the focus moves on. `around` belongs to the box of
 * both, `button` to the button, `sheetId` to what opens.
 */
function useUnfolding<Box extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const sheetId = useId();
  const box = useRef<Box>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  return {
    isOpen,
    sheetId,
    close: () => setOpen(false),
    around: { ref: box, onKeyDown, onBlur },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? sheetId : undefined,
      onClick: () => setOpen(!isOpen),
      // Nobody sees what opens before they come near its button.
      onPointerEnter: () => void loadHeaderSheets(),
      onFocus: () => void loadHeaderSheets(),
    },
  };
}

type Sheets = typeof HeaderSheets;

let loaded: Sheets | undefined;

/** Fetches what opens below the header's buttons; tried again at the next opening when it cannot be had. */
async function loadHeaderSheets(): Promise<Sheets | undefined> {
  try {
    loaded ??= await import('./header-sheets.tsx');
  } catch {
    // Opened without a connection, before it was there.
  }
  return loaded;
}

type HeaderSheetProps<Name extends keyof Sheets> = { name: Name; onMissing: () => void } & ComponentProps<Sheets[Name]>;

/** One of them; nothing until it is there, and a word where it does not come. */
function HeaderSheet<Name extends keyof Sheets>({ name, onMissing, ...props }: HeaderSheetProps<Name>) {
  const { t } = useTranslation('shell');
  const [sheets, setSheets] = useState(loaded);
  const take = useEffectEvent((found: Sheets | undefined) => {
    if (found) setSheets(found);
    else {
      toast.error(t('pageFailed'));
      onMissing();
    }
  });
  useEffect(() => void loadHeaderSheets().then(take), []);
  const Sheet = sheets?.[name] as ComponentType<typeof props> | undefined;
  return Sheet && <Sheet {...props} />;
}

/** Opens the choice of light and dark. */
export function ThemeButton({ onGreen = false }: { onGreen?: boolean }) {
  const { t } = useTranslation('shell');
  const { isOpen, sheetId, close, button, around } = useUnfolding<HTMLDivElement>();
  return (
    <div className={round.box} {...around}>
      <button
        {...button}
        type="button"
        className={`${round.round} ${onGreen ? round.onGreen : ''}`}
        aria-label={t('theme.label')}
        title={t('theme.label')}
      >
        <SunMoon size={22} aria-hidden />
      </button>
      {isOpen && (
        <div id={sheetId} className={menu.sheet}>
          <HeaderSheet name="ThemeChoices" onMissing={close} />
        </div>
      )}
    </div>
  );
}

/** The member's avatar, which opens the account menu. */
export function AccountButton({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const { isOpen, sheetId, close, button, around } = useUnfolding<HTMLDivElement>();
  return (
    <div className={styles.accountBox} {...around}>
      <button {...button} type="button" className={styles.accountButton}>
        <span className="visually-hidden">
          <NamedText sentence={(name) => t('account.menu', { name })} name={user.firstName} />
        </span>
        <Avatar name={user.firstName} picture={user.profileImage?.urls['320']} size={44} />
        <LateUnreadCount place="corner" />
      </button>
      {isOpen && (
        <div id={sheetId} className={menu.sheet}>
          <HeaderSheet name="AccountEntries" user={user} onClose={close} onMissing={close} />
        </div>
      )}
    </div>
  );
}

/** A search for pets from every page: a button, and under the whole header the field that it opens. On a phone the menu has the field. */
export function HeaderSearch() {
  const { t } = useTranslation('shell');
  const { isOpen, sheetId, close, button, around } = useUnfolding<HTMLDivElement>();
  return (
    <div {...around} className={menu.wide}>
      <button {...button} type="button" className={round.round} aria-label={t('search.open')} title={t('search.open')}>
        <Search size={22} aria-hidden />
      </button>
      {isOpen && (
        <div id={sheetId} className={menu.searchSheet}>
          <div className="container">
            <HeaderSheet name="SearchForm" onClose={close} onMissing={close} takesFocus />
          </div>
        </div>
      )}
    </div>
  );
}

/** Where the header has no room for the navigation: everything behind one button. */
export function HeaderMenu() {
  const { t } = useTranslation('shell');
  const { isOpen, sheetId, close, button, around } = useUnfolding<HTMLDivElement>();
  const Icon = isOpen ? X : Menu;
  return (
    <div className={`${round.box} ${menu.narrow}`} {...around}>
      <button {...button} type="button" className={round.round} aria-label={t('nav.menu')}>
        <Icon size={24} aria-hidden />
      </button>
      {isOpen && (
        <nav id={sheetId} aria-label={t('nav.label')} className={`${menu.sheet} ${menu.tall}`}>
          <HeaderSheet name="MenuEntries" onClose={close} onMissing={close} />
        </nav>
      )}
    </div>
  );
}
