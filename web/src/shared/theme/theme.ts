import type { ThemeConfig } from 'antd';
import type { Language } from '../i18n/language.ts';

const latin = "'Figtree', 'Noto Naskh Arabic', system-ui, sans-serif";
const arabic = "'Figtree', 'Noto Naskh Arabic', 'Noto Sans Arabic', Tahoma, sans-serif";

export type Mode = 'light' | 'dark';

/** antd names the CSS variables of a theme by this key; the extracted style sheet uses the same one. */
export function themeKey(language: Language, mode: Mode = 'light'): string {
  return mode === 'light' ? `paltu-${language}` : `paltu-${language}-${mode}`;
}

const lightColours = {
  colorPrimary: '#00664F',
  colorPrimaryHover: '#00775C',
  colorPrimaryActive: '#004D3B',
  colorPrimaryBg: '#E2F3EC',
  colorText: '#14231F',
  colorTextSecondary: '#465750',
  colorTextDescription: '#465750',
  colorTextTertiary: '#5F7069',
  colorTextPlaceholder: '#5F7069',
  colorLink: '#00664F',
  colorLinkHover: '#00775C',
  colorLinkActive: '#004D3B',
  colorBorder: '#84948D',
  colorBorderSecondary: '#DCE7E1',
  colorSplit: '#DCE7E1',
  colorBgBase: '#FFFFFF',
  colorBgContainer: '#FFFFFF',
  colorBgElevated: '#FFFFFF',
  colorFillAlter: '#F1F7F4',
  controlItemBgHover: '#F1F7F4',
  controlItemBgActive: '#E2F3EC',
  controlOutline: '#00664F',
};

const darkColours = {
  colorPrimary: '#4FD1A5',
  colorPrimaryBg: '#12362B',
  colorText: '#EAF3EF',
  colorTextSecondary: '#A9BCB4',
  colorTextDescription: '#A9BCB4',
  colorTextTertiary: '#93A79F',
  colorTextPlaceholder: '#93A79F',
  colorLink: '#4FD1A5',
  colorBorder: '#5F756C',
  colorBorderSecondary: '#2A3B35',
  colorSplit: '#2A3B35',
  colorBgBase: '#0F1A17',
  colorBgContainer: '#172521',
  colorBgElevated: '#1D2D28',
  colorFillAlter: '#14211D',
  controlItemBgHover: '#14211D',
  controlItemBgActive: '#12362B',
  colorError: '#FF9A90',
  controlOutline: '#4FD1A5',
};

const shape = {
  colorError: '#B3261E',
  colorWarning: '#B26A00',
  colorSuccess: '#1C7A3E',
  colorInfo: '#0A6B7C',
  borderRadius: 12,
  borderRadiusLG: 16,
  borderRadiusSM: 8,
  borderRadiusXS: 6,
  controlHeight: 44,
  controlHeightLG: 52,
  controlHeightSM: 36,
  opacityLoading: 1,
  fontWeightStrong: 650,
  controlOutlineWidth: 2,
  motionDurationMid: '.18s',
  motionDurationSlow: '.24s',
  boxShadow: '0 2px 6px rgba(11,58,46,.06), 0 12px 32px rgba(11,58,46,.10)',
};

const englishType = { fontFamily: latin, fontSize: 16, fontSizeSM: 14, fontSizeLG: 18, lineHeight: 1.5 };
const urduType = { fontFamily: arabic, fontSize: 17, fontSizeSM: 15, fontSizeLG: 18, lineHeight: 1.75 };

const flat = { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' };
const button = { fontWeight: 600, paddingInline: 20, paddingInlineLG: 26, contentFontSizeLG: 17, ...flat };

const components: ThemeConfig['components'] = {
  Button: button,
  Input: { paddingInline: 14, activeShadow: '0 0 0 2px #00664F' },
  Select: { optionHeight: 44 },
  Segmented: { trackBg: '#EAF2EE', itemSelectedColor: '#00664F', trackPadding: 4 },
  Slider: { railSize: 6, handleSize: 18, trackBg: '#00664F', trackHoverBg: '#00664F' },
  Checkbox: { controlInteractiveSize: 22 },
  Switch: { trackHeight: 26, trackMinWidth: 46, handleSize: 20, colorTextQuaternary: '#84948D', colorTextTertiary: '#84948D' },
  Tabs: { inkBarColor: '#FFC23D', lineWidthBold: 4 },
  Modal: { borderRadiusLG: 24, titleFontSize: 22 },
  Message: { contentBg: '#14231F', contentPadding: '14px 20px', colorText: '#FFFFFF' },
};

const darkComponents: ThemeConfig['components'] = {
  ...components,
  Button: { ...button, colorPrimary: '#4FD1A5', primaryColor: '#06231B' },
  Input: { paddingInline: 14, activeShadow: '0 0 0 2px #4FD1A5' },
  Segmented: { trackBg: '#1D2D28', itemSelectedBg: '#4FD1A5', itemSelectedColor: '#06231B', trackPadding: 4 },
  Slider: { railSize: 6, handleSize: 18, trackBg: '#4FD1A5' },
};

/** The antd theme of one language and mode, without its algorithm (dark adds antd's own). */
export function themeOf(language: Language, mode: Mode = 'light'): ThemeConfig {
  const colours = mode === 'light' ? lightColours : darkColours;
  return {
    token: { ...shape, ...colours, ...(language === 'ur' ? urduType : englishType) },
    components: mode === 'light' ? components : darkComponents,
    cssVar: { key: themeKey(language, mode) },
    hashed: false,
  };
}
