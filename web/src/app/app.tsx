import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { store } from '#shared/store/store.ts';
import { CrashBoundary } from './layouts/crash-boundary.tsx';
import { SiteFrame } from './layouts/site-frame.tsx';
import { ToastHost } from '#shared/toasts/toast-host.tsx';
import { PasswordHost } from './password-host.tsx';
import { PageOutlet } from './page-outlet.tsx';

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
