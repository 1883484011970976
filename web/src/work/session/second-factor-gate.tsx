import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** In place of what is for admins, where this site lets nobody be one without a second factor. */
export function SecondFactorGate({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('second-factor');
  return (
    <div className={workPage}>
      <Stack>
        <PageHeading takesFocus="moved">{t('gate.title')}</PageHeading>
        <p>{t('gate.text')}</p>
        <SecondFactorPanel onKept={onDone} />
      </Stack>
    </div>
  );
}
