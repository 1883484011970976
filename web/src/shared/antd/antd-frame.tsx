import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US.js';
import urdu from 'antd/es/locale/ur_PK.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KitContext } from '../content/kit.tsx';
import { languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { themeOf } from '../theme/theme.ts';
import { ActionLink, Button } from '../work/button.tsx';
import { Panel } from '../work/panel.tsx';

// antd would put its variables into style tags here; our sheet has them already, and the CSP refuses them in the head.
const nowhere = document.createElement('div');

const workKit = { Button, ActionLink, Panel };

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

function themeFor(language: Language): ConfigProviderProps['theme'] {
  const theme = themeOf(language);
  return { ...theme, zeroRuntime: true, token: { ...theme.token, motion: !isStill } };
}

/**
 * What is needed around everything of antd: our theme, the direction, antd's own words in the language of the page. It comes with the code of
 * what it stands around, so that pages without antd load none of it.
 */
export function AntdFrame({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider
        theme={themeFor(language)}
        direction={languages[language].direction}
        locale={language === 'ur' ? urdu : english}
        wave={{ disabled: true }}
        // A list that is not all there is read out by a second, hidden one, which has the values in place of their words.
        virtual={false}
        // A native dialog lies over all that is not inside of it.
        getPopupContainer={(trigger) => trigger?.closest('dialog') ?? document.body}
      >
        <KitContext value={workKit}>{children}</KitContext>
      </ConfigProvider>
    </StyleProvider>
  );
}
