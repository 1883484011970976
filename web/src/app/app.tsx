import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US.js';
import { useEffect, useState } from 'react';
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

type Locale = ConfigProviderProps['locale'];

/** Never undefined: ConfigProvider puts a provider around the page when it first gets a locale, and the page would lose its forms. */
function useAntdLocale(language: Language): Locale {
  const [urdu, setUrdu] = useState<Locale>(english);
  useEffect(() => {
    if (language === 'ur' && urdu === english) {
      import('antd/es/locale/ur_PK.js').then(
        (file) => setUrdu(file.default),
        () => undefined,
      );
    }
  }, [language, urdu]);
  return language === 'ur' ? urdu : english;
}

export function App({ first }: { first: ComponentProps<typeof PageOutlet>['first'] }) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <Provider store={store}>
      <StyleProvider container={nowhere}>
        <ConfigProvider
          theme={themeFor(language)}
          direction={languages[language].direction}
          locale={useAntdLocale(language)}
          wave={{ disabled: true }}
        >
          <CrashBoundary>
            <PageOutlet first={first} frame={(chrome, page) => <SiteFrame chrome={chrome}>{page}</SiteFrame>} />
          </CrashBoundary>
          <LazyToasts />
        </ConfigProvider>
      </StyleProvider>
    </Provider>
  );
}
