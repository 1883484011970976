import { useCallback, useEffect, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { store } from '#shared/store/store.ts';
import { ToastHost } from '#shared/toasts/toast-host.tsx';
import { hostPasswordDialog } from '#shared/transport/password-requests.ts';
import type { PasswordDialogProps } from '../features/session/password-dialog.tsx';
import { CrashBoundary } from './layouts/crash-boundary.tsx';
import { SiteFrame } from './layouts/site-frame.tsx';
import { PageOutlet } from './page-outlet.tsx';

interface Asked {
  /** Grows: each question gets a dialog of its own, which so lies over those that are open. */
  id: number;
  isOpen: boolean;
  Dialog: ComponentType<PasswordDialogProps>;
  resolve: (isGiven: boolean) => void;
}

/** Where a call that needs a recent password has it asked for; its code comes with the first of them. */
function PasswordHost() {
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

export function App({ first }: { first: ComponentProps<typeof PageOutlet>['first'] }) {
  // Another language draws everything anew: not every component asks for its words by a hook.
  useTranslation();
  return (
    <Provider store={store}>
      <CrashBoundary>
        <PageOutlet first={first} frame={(chrome, page) => <SiteFrame chrome={chrome}>{page}</SiteFrame>} />
      </CrashBoundary>
      <PasswordHost />
      <ToastHost />
    </Provider>
  );
}
