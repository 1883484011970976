import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { PasswordDialogProps } from '../features/session/password-dialog.tsx';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { hostPasswordDialog } from '#shared/transport/password-requests.ts';

interface Asked {
  /** Grows: each question gets a dialog of its own, which so lies over those that are open. */
  id: number;
  isOpen: boolean;
  Dialog: ComponentType<PasswordDialogProps>;
  resolve: (isGiven: boolean) => void;
}

/** Where a call that needs a recent password has it asked for; its code comes with the first of them. */
export function PasswordHost() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      hostPasswordDialog(async () => {
        const [{ PasswordDialog }] = await Promise.all([
          import('../features/session/password-dialog.tsx'),
          loadStrings(['session', 'errors']),
        ]);
        return new Promise((resolve) =>
          setAsked((before) => ({ id: (before?.id ?? 0) + 1, isOpen: true, Dialog: PasswordDialog, resolve })),
        );
      }),
    [],
  );
  const resolve = asked?.resolve;
  const onEnd = useCallback(
    (isGiven: boolean) => {
      setAsked((now) => now && { ...now, isOpen: false });
      resolve?.(isGiven);
    },
    [resolve],
  );
  if (!asked) return null;
  const { id, isOpen, Dialog } = asked;
  return <Dialog key={id} isOpen={isOpen} onEnd={onEnd} />;
}
