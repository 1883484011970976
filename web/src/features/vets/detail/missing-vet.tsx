import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedThing } from '#shared/ui/failed-thing.tsx';
import { MissingThing } from '#shared/ui/missing-thing.tsx';

/** There is no such vet, or not any more. */
export function MissingVet() {
  const { t } = useTranslation('vets');
  const list = { to: 'vets', text: t('detail.notFound.back') };
  return <MissingThing title={t('detail.notFound.title')} text={t('detail.notFound.text')} list={list} />;
}

/** The vet could not be loaded. */
export function FailedVet(asked: Omit<ComponentProps<typeof FailedThing>, 'title' | 'list'>) {
  const { t } = useTranslation('vets');
  return <FailedThing title={t('detail.failed')} list={{ to: 'vets', text: t('detail.notFound.back') }} {...asked} />;
}
