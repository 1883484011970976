import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#shared/ui/button.tsx';
import { FailedThing } from '#shared/ui/failed-thing.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Art } from '#shared/content/art.tsx';
import { storesPlace } from '../near/near-list.ts';

/** There is no such store, or not any more. */
export function MissingStore() {
  const { t } = useTranslation(['stores', 'errors']);
  return (
    <MessagePanel
      picture={<Art name="window-other" />}
      heading={<PageHeading>{t('detail.notFound')}</PageHeading>}
      text={t('errors:store.not-found')}
      actions={
        <ActionLink to="accessories" query={storesPlace} kind="primary">
          {t('detail.backToStores')}
        </ActionLink>
      }
    />
  );
}

/** The store could not be loaded. */
export function FailedStore(asked: Omit<ComponentProps<typeof FailedThing>, 'title' | 'list'>) {
  const { t } = useTranslation('stores');
  return <FailedThing title={t('detail.failed')} list={{ to: 'accessories', text: t('detail.toShop') }} {...asked} />;
}
