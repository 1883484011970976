import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '#shared/i18n/i18n.ts';
import { languages } from '#shared/i18n/language.ts';
import type { Language } from '#shared/i18n/language.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '#shared/theme/theme-choice.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { DeactivatePanel } from './deactivate-panel.tsx';
import { ExportPanel } from './export-panel.tsx';

const languageChoices = (['en', 'ur'] as const).map((value) => ({ value, text: <span lang={value}>{languages[value].name}</span> }));

function LookPanel() {
  const { t, i18n } = useTranslation(['session', 'shell']);
  const theme = useThemeChoice();
  // Its strings take a moment: the tile is chosen at once, and goes back when they cannot be had.
  const [language, showLanguage] = useOptimistic<Language>(i18n.language === 'ur' ? 'ur' : 'en');
  const chooseLanguage = (chosen: Language) =>
    startTransition(async () => {
      showLanguage(chosen);
      await switchLanguage(chosen).catch(() => toast.error(t('shell:pageFailed')));
    });
  return (
    <Panel tone="framed" title={t('settings.look')}>
      <Stack>
        <WorkField label={t('settings.language')} isGroup>
          <WorkChoices choices={languageChoices} value={language} onValue={chooseLanguage} />
        </WorkField>
        <WorkField label={t('shell:theme.label')} isGroup>
          <WorkChoices
            choices={themeChoices.map((value) => ({ value, text: t(`shell:theme.${value}`) }))}
            value={theme}
            onValue={chooseTheme}
          />
        </WorkField>
      </Stack>
    </Panel>
  );
}

/** Language and theme, the member's data, and the way out. */
export function SettingsScreen() {
  return (
    <>
      <LookPanel />
      <ExportPanel />
      <DeactivatePanel />
    </>
  );
}
