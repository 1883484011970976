import type { ThemeConfig } from 'antd';
import type { Language } from '../i18n/language.ts';
import { colours } from './colours.ts';
import type { Mode } from './colours.ts';

const latin = "'Figtree', 'Noto Naskh Arabic', system-ui, sans-serif";
const arabic = "'Figtree', 'Noto Naskh Arabic', 'Noto Sans Arabic', Tahoma, sans-serif";

/** antd names the CSS variables of a theme by this key, the same in both modes: the page's `data-theme` chooses their values. */
export function themeKey(language: Language): string {
  return `paltu-${language}`;
}

function colourTokens(mode: Mode): NonNullable<ThemeConfig['token']> {
  const of = colours[mode];
  return {
    colorPrimary: of.primary,
    colorPrimaryHover: of['primary-hover'],
    colorPrimaryActive: of['primary-active'],
    colorPrimaryBg: of['primary-soft'],
    colorPrimaryBgHover: of['primary-soft'],
    colorPrimaryBorder: of.primary,
    colorPrimaryBorderHover: of['primary-hover'],
    colorText: of.text,
    colorTextHeading: of.text,
    colorTextSecondary: of['text-soft'],
    colorTextDescription: of['text-soft'],
    colorTextTertiary: of['text-faint'],
    colorTextPlaceholder: of['text-faint'],
    colorTextDisabled: of['text-faint'],
    colorTextLightSolid: of['on-primary'],
    colorIcon: of['text-soft'],
    colorIconHover: of.text,
    colorLink: of.primary,
    colorLinkHover: of['primary-hover'],
    colorLinkActive: of['primary-active'],
    colorBorder: of.border,
    colorBorderSecondary: of.line,
    colorSplit: of.line,
    colorBgBase: of.ground,
    colorBgLayout: of.ground,
    colorBgContainer: of['ground-control'],
    colorBgElevated: of['ground-raised'],
    colorBgContainerDisabled: of['ground-soft'],
    colorFillAlter: of['ground-soft'],
    colorFillSecondary: of.line,
    colorFillTertiary: of['ground-soft'],
    colorFillQuaternary: of['ground-soft'],
    controlItemBgHover: of['ground-soft'],
    controlItemBgActive: of['primary-soft'],
    controlItemBgActiveHover: of['primary-soft'],
    controlOutline: of.primary,
    colorError: of.error,
    colorErrorText: of.error,
    colorWarning: of.warning,
    colorSuccess: of.success,
    colorInfo: of.sky,
  };
}

const shape = {
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
};

const shadows: Record<Mode, string> = {
  light: '0 2px 6px rgba(11,58,46,.06), 0 12px 32px rgba(11,58,46,.10)',
  dark: '0 2px 6px rgba(0,0,0,.4), 0 12px 32px rgba(0,0,0,.5)',
};

const englishType = { fontFamily: latin, fontSize: 16, fontSizeSM: 14, fontSizeLG: 18, lineHeight: 1.5 };
const urduType = { fontFamily: arabic, fontSize: 17, fontSizeSM: 15, fontSizeLG: 18, lineHeight: 1.75 };

/** Of what is filled in and chosen on work screens. */
function formTokens(of: (typeof colours)[Mode]): NonNullable<ThemeConfig['components']> {
  return {
    Form: { labelColor: of.text, verticalLabelPadding: '0 0 6px', itemMarginBottom: 24, labelRequiredMarkColor: of.error },
    Checkbox: { controlInteractiveSize: 22 },
    Segmented: {
      trackBg: of['ground-soft'],
      trackPadding: 4,
      itemColor: of['text-soft'],
      itemHoverColor: of.text,
      itemSelectedBg: of['ground-control'],
      itemSelectedColor: of.primary,
    },
    Switch: { trackHeight: 26, trackMinWidth: 46, handleSize: 20, colorTextQuaternary: of.border, colorTextTertiary: of['text-faint'] },
    Tabs: {
      inkBarColor: of.genda,
      lineWidthBold: 4,
      itemColor: of.text,
      itemSelectedColor: of.primary,
      itemHoverColor: of.text,
      horizontalMargin: '0',
    },
  };
}

/** Of buttons, cards and tiles. */
function pressTokens(of: (typeof colours)[Mode]): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      fontWeight: 600,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      paddingInline: 20,
      paddingInlineSM: 14,
      paddingInlineLG: 26,
      contentFontSizeLG: 17,
      contentFontSizeSM: 14,
      defaultBg: of.ground,
      defaultHoverBg: of['ground-soft'],
      defaultHoverColor: of.text,
      textTextHoverColor: of.text,
      textHoverBg: of['ground-soft'],
      defaultGhostColor: of['on-bottle'],
      defaultGhostBorderColor: of['on-bottle-soft'],
      dangerColor: of['on-error'],
    },
    Card: { bodyPadding: 22, borderRadiusLG: 20, colorBorderSecondary: of.line },
    Radio: { buttonColor: of.text, buttonBg: of['ground-control'], buttonCheckedBg: of['primary-soft'] },
  };
}

/** Of what work screens alone are built of. */
function workTokens(of: (typeof colours)[Mode]): NonNullable<ThemeConfig['components']> {
  return {
    Layout: { bodyBg: of.ground, siderBg: of.ground, headerBg: of.ground },
    Menu: {
      itemBg: of.ground,
      subMenuItemBg: of.ground,
      itemColor: of['text-soft'],
      itemHoverColor: of.text,
      itemHoverBg: of['ground-soft'],
      itemSelectedBg: of['primary-soft'],
      itemSelectedColor: of.primary,
      groupTitleColor: of['text-faint'],
      groupTitleFontSize: 13,
      itemHeight: 44,
      itemMarginInline: 12,
      itemPaddingInline: 14,
      itemBorderRadius: 12,
      activeBarBorderWidth: 0,
      iconMarginInlineEnd: 12,
    },
    Table: {
      headerBg: of['ground-soft'],
      headerColor: of['text-soft'],
      headerSplitColor: 'transparent',
      headerBorderRadius: 12,
      headerSortActiveBg: of['primary-soft'],
      headerSortHoverBg: of['primary-soft'],
      bodySortBg: of.ground,
      borderColor: of.line,
      rowHoverBg: of['ground-soft'],
      rowSelectedBg: of['primary-soft'],
      rowSelectedHoverBg: of['primary-soft'],
      cellPaddingBlock: 12,
      cellPaddingInline: 14,
    },
    ...pressTokens(of),
    ...formTokens(of),
    Descriptions: { labelBg: of.ground, labelColor: of['text-soft'] },
    Progress: { defaultColor: of.primary, remainingColor: of.line, circleTextColor: of.text },
    Timeline: { tailColor: of.line },
    Tag: { defaultBg: of['ground-soft'], defaultColor: of['text-soft'] },
    Badge: { colorError: of.rani, colorBorderBg: of.ground, colorTextLightSolid: of['on-rani'] },
    Calendar: { fullBg: of.ground, fullPanelBg: of.ground },
  };
}

/** Of what is used of antd, and of nothing else: a new component brings its own here. */
function componentTokens(mode: Mode): NonNullable<ThemeConfig['components']> {
  const of = colours[mode];
  return {
    Modal: { borderRadiusLG: 24, titleFontSize: 22, contentBg: of['ground-raised'], headerBg: of['ground-raised'], titleColor: of.text },
    Drawer: { colorBgElevated: of['ground-raised'] },
    ...workTokens(of),
  };
}

/** The antd theme of one language in one mode, without antd's dark algorithm. The app needs no mode: the build's sheet holds both. */
export function themeOf(language: Language, mode: Mode = 'light'): ThemeConfig {
  return {
    token: {
      ...shape,
      ...colourTokens(mode),
      boxShadow: shadows[mode],
      boxShadowSecondary: shadows[mode],
      ...(language === 'ur' ? urduType : englishType),
    },
    components: componentTokens(mode),
    cssVar: { key: themeKey(language) },
    hashed: false,
  };
}
