import { ConfigProvider } from 'antd';
import english from 'antd/es/locale/en_US.js';
import urdu from 'antd/es/locale/ur_PK.js';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** A component of antd with antd's own words in the language of the page. They come with its code, so that no page waits for them. */
export function withAntdLocale<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Speaking(props: Props) {
    const { i18n } = useTranslation();
    return createElement(ConfigProvider, { locale: i18n.language === 'ur' ? urdu : english }, createElement(Component, props));
  };
}
