import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import styles from './account-button.module.css';
import { AccountMenu } from './account-menu.tsx';

/** What opens below its button, and closes by Escape, by a press elsewhere, or when the focus moves on. */
function useUnfolding() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
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
  return { isOpen, setOpen, button, around: { ref: box, onKeyDown, onBlur } };
}

/** The member's avatar, which opens the account menu. */
export function AccountButton({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const { isOpen, setOpen, button, around } = useUnfolding();
  const id = useId();
  return (
    <div className={styles.box} {...around}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('account.menu', { name: user.firstName })}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={user.firstName} size={44} />
      </button>
      {isOpen && <AccountMenu id={id} user={user} onClose={() => setOpen(false)} />}
    </div>
  );
}
