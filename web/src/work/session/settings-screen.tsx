import { Download } from 'lucide-react';
import { useState, startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { offerFile } from '#shared/api/offer-file.ts';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { switchLanguage } from '#shared/i18n/i18n.ts';
import { languages } from '#shared/i18n/language.ts';
import type { Language } from '#shared/i18n/language.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '#shared/theme/theme-choice.ts';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { Stack } from '#shared/content/stack.tsx';
import styles from './profile.module.css';
import { closed } from '../../features/session/model/session-slice.ts';

const once = { subscribe: false, forceRefetch: true };

/**
 * All that is kept of the member, each service's own part beside the others. Nothing when a part is missing: a file that looks whole
 * has to be whole.
 * @throws ApiError
 */
async function collectExport(dispatch: ReturnType<typeof useAppDispatch>): Promise<Record<string, unknown>> {
  const [auth, pets, adoption, content, vets, shop, purchases, messages, reports] = await Promise.all([
    dispatch(authEndpoints.endpoints.getAuthExport.initiate(undefined, once)).unwrap(),
    dispatch(petsEndpoints.endpoints.getPetsExport.initiate(undefined, once)).unwrap(),
    dispatch(adoptionEndpoints.endpoints.getAdoptionExport.initiate(undefined, once)).unwrap(),
    dispatch(contentEndpoints.endpoints.getContentExport.initiate(undefined, once)).unwrap(),
    dispatch(vetsEndpoints.endpoints.getVetsExport.initiate(undefined, once)).unwrap(),
    dispatch(commerceEndpoints.endpoints.getStoresExport.initiate(undefined, once)).unwrap(),
    dispatch(commerceEndpoints.endpoints.getOrdersExport.initiate(undefined, once)).unwrap(),
    dispatch(messagingEndpoints.endpoints.getMessagesExport.initiate(undefined, once)).unwrap(),
    dispatch(moderationEndpoints.endpoints.getReportsExport.initiate(undefined, once)).unwrap(),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    ...auth,
    ...pets,
    ...adoption,
    ...content,
    ...vets,
    ...shop,
    ...purchases,
    ...messages,
    ...reports,
  };
}

/** Offers a value as a JSON file, named after the day. */
function saveAsFile(value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  offerFile(file, `paltu-${new Date().toISOString().slice(0, 10)}.json`);
}

/** Everything that is kept of the member, as one file. */
function ExportPanel() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveAsFile(await collectExport(dispatch));
      toast.success(t('export.done'));
    } catch (error) {
      toast.error(errorText(error, t('export.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel tone="framed" title={t('export.title')}>
      <p className={styles.soft}>{t('export.text')}</p>
      <Button className={styles.after} isBusy={isBusy} icon={<Download size={20} aria-hidden />} onClick={() => void download()}>
        {t('export.submit')}
      </Button>
    </Panel>
  );
}

/** Ends the account after a question; it can be brought back for 30 days. */
function DeactivatePanel() {
  const { t } = useTranslation(['session', 'shell']);
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const [deactivate, { isLoading }] = authEndpoints.useDeleteAuthDeactivateMutation();
  const leave = async () => {
    const { error } = await deactivate();
    if (error === undefined) dispatch(closed('session:deactivate.done'));
  };
  return (
    <Panel tone="framed" title={t('deactivate.title')}>
      <p className={styles.soft}>{t('deactivate.text')}</p>
      <Button kind="danger" className={styles.after} onClick={() => setAsked(true)}>
        {t('deactivate.submit')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('deactivate.question')}
        words={{ keep: t('deactivate.keep'), confirm: t('deactivate.submit') }}
        isBusy={isLoading}
        onClose={() => setAsked(false)}
        onConfirm={() => void leave()}
      >
        <p>{t('deactivate.consequence')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

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
