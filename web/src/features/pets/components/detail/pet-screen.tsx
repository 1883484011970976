import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { MessagePanel } from '#shared/ui/message-panel.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { useShownPet } from '../../hooks/use-shown-pet.ts';
import type { Viewer } from '../../model/viewer.ts';
import { PetDetail } from './pet-detail.tsx';
import styles from './pet-screen.module.css';
import { PetSkeleton } from './pet-skeleton.tsx';

function Missing({ of }: { of: 'notFound' | 'none' }) {
  const { t } = useTranslation('pets');
  return (
    <MessagePanel
      picture={<img src="/art/window-other.svg" width="200" height="260" alt="" />}
      heading={<PageHeading>{t(`detail.${of}.title`)}</PageHeading>}
      text={t(`detail.${of}.text`)}
      actions={
        <ActionLink to="pets" kind="primary">
          {t(of === 'none' ? 'detail.none.browse' : 'detail.notFound.back')}
        </ActionLink>
      }
    />
  );
}

function Failed({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation('pets');
  const errorText = useErrorText();
  return (
    <>
      <PageHeading className="visually-hidden">{t('detail.failed')}</PageHeading>
      <ErrorState title={t('detail.failed')} text={errorText(error)} onRetry={onRetry} isRetrying={isRetrying} />
      <p className={styles.after}>
        <PageLink to="pets">{t('detail.notFound.back')}</PageLink>
      </p>
    </>
  );
}

function ShownPet({ id, viewer }: { id: string; viewer: Viewer }) {
  const { pet, error, isNotFound, isRetrying, retry } = useShownPet(id, viewer !== null);
  if (pet) return <PetDetail pet={pet} viewer={viewer} />;
  if (!error) return <PetSkeleton />;
  return isNotFound ? <Missing of="notFound" /> : <Failed error={error} onRetry={retry} isRetrying={isRetrying} />;
}

/** One pet, with all that its owner tells. */
export function PetScreen({ id, viewer }: { id: string | undefined; viewer: Viewer }) {
  const { t } = useTranslation('pets');
  return (
    <div className="container">
      <PageLink to="pets" className={styles.back}>
        <ChevronLeft size={20} className="mirrors" aria-hidden />
        {t('detail.back')}
      </PageLink>
      {id ? <ShownPet key={id} id={id} viewer={viewer} /> : <Missing of="none" />}
    </div>
  );
}
