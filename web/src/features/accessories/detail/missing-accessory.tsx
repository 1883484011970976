import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedThing } from '#shared/ui/failed-thing.tsx';
import { MissingThing } from '#shared/ui/missing-thing.tsx';

/** There is no such product, or not any more. */
export function MissingAccessory() {
  const { t } = useTranslation('accessories');
  const list = { to: 'accessories', text: t('detail.notFound.back') };
  return <MissingThing title={t('detail.notFound.title')} text={t('detail.notFound.text')} list={list} />;
}

/** The product could not be loaded. */
export function FailedAccessory(asked: Omit<ComponentProps<typeof FailedThing>, 'title' | 'list'>) {
  const { t } = useTranslation('accessories');
  return <FailedThing title={t('detail.failed')} list={{ to: 'accessories', text: t('detail.notFound.back') }} {...asked} />;
}
