import { ConfigProvider } from 'antd';
import english from 'antd/es/locale/en_US.js';
import urdu from 'antd/es/locale/ur_PK.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** antd's own words, in the language of the page, for everything of antd within. */
export function WorkWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <ConfigProvider locale={i18n.language === 'ur' ? urdu : english}>{children}</ConfigProvider>;
}
