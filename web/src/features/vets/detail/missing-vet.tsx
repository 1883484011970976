import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { Art } from '#shared/ui/art.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { MessagePanel } from '#shared/ui/message-panel.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

/** There is no such vet, or not any more. */
export function MissingVet() {
  const { t } = useTranslation('vets');
  return (
    <MessagePanel
      picture={<Art name="window-other" />}
      heading={<PageHeading>{t('detail.notFound.title')}</PageHeading>}
      text={t('detail.notFound.text')}
      actions={
        <ActionLink to="vets" kind="primary">
          {t('detail.notFound.back')}
        </ActionLink>
      }
    />
  );
}

/** The vet could not be loaded. */
export function FailedVet({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation('vets');
  const errorText = useErrorText();
  return (
    <>
      <PageHeading className="visually-hidden">{t('detail.failed')}</PageHeading>
      <ErrorState title={t('detail.failed')} text={errorText(error)} onRetry={onRetry} isRetrying={isRetrying} />
    </>
  );
}
