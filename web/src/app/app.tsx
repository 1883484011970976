import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ConfigProviderProps } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Language } from '#shared/i18n/language.ts';
import { languages } from '#shared/i18n/language.ts';
import { store } from '#shared/store/store.ts';
import { themeOf } from '#shared/theme/theme.ts';
import { CrashBoundary } from './layouts/crash-boundary.tsx';
import { SiteFrame } from './layouts/site-frame.tsx';
import { LazyToasts } from './lazy-toasts.tsx';
import { PageOutlet } from './page-outlet.tsx';

// antd would put its variables into style tags here; our sheet has them already, and the CSP refuses them in the head.
const nowhere = document.createElement('div');

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

function themeFor(language: Language): ConfigProviderProps['theme'] {
  const theme = themeOf(language);
  return { ...theme, zeroRuntime: true, token: { ...theme.token, motion: !isStill } };
}

export function App({ first }: { first: ComponentProps<typeof PageOutlet>['first'] }) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <Provider store={store}>
      <StyleProvider container={nowhere}>
        <ConfigProvider theme={themeFor(language)} direction={languages[language].direction} wave={{ disabled: true }}>
          <CrashBoundary>
            <PageOutlet first={first} frame={(chrome, page) => <SiteFrame chrome={chrome}>{page}</SiteFrame>} />
          </CrashBoundary>
          <LazyToasts />
        </ConfigProvider>
      </StyleProvider>
    </Provider>
  );
}
