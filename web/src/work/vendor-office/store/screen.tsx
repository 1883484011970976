import { promos } from '@paltu/reference';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { formPage } from '#shared/form/form.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { shrunkFile } from '#shared/photos/shrunk-file.ts';
import { formatPrice } from '#shared/format/format.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { ProgressBar } from '#shared/work/progress-bar.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { OwnStoreFrame } from '../frame/own-store-frame.tsx';
import { StoreVisibility } from '../frame/store-visibility.tsx';
import { StoreFields } from './store-fields.tsx';
import { bodyOfStore, bringsFiles, fieldOf, formOfStore, storeRules } from './store-form.ts';
import type { StoreForm as Values } from './store-form.ts';
import { StorePictures } from './store-pictures.tsx';
import styles from './store.module.css';

interface StoreFormProps {
  store: OwnStore | undefined;
  memberId: string;
}

/** Pictures are made smaller when the form is sent: they may come and go until then. */
async function withShrunkPictures({ image, banner, ...rest }: Values): Promise<Values> {
  return { ...rest, image: image && (await shrunkFile(image)), banner: banner && (await shrunkFile(banner)) };
}

function useStoreForm({ store, memberId }: StoreFormProps) {
  const [open] = commerceEndpoints.usePostStoresMutation();
  const [edit] = commerceEndpoints.usePutStoresMutation();
  const [sent, setSent] = useState<number>();
  const form = useForm({
    initial: formOfStore(store),
    rules: storeRules,
    fieldOf,
    // A file cannot be written down: pictures are chosen again.
    draft: { key: `store.${memberId}`, place: 'device', without: ['image', 'banner'] },
    isGuarded: true,
    words: { failed: 'vendor-office:failed.store' },
    submit: async (values) => {
      const body = bodyOfStore(await withShrunkPictures(values));
      const asked = { body, ...(bringsFiles(values) && { onProgress: setSent }) };
      await (store === undefined ? open(asked) : edit(asked)).unwrap().finally(() => setSent(undefined));
    },
  });
  return { form, sent };
}

/** Opens a store, or edits the one that is there. */
function StoreForm(props: StoreFormProps) {
  const { t } = useTranslation(['vendor-office', 'fields', 'shell']);
  const { form, sent } = useStoreForm(props);
  const isNew = props.store === undefined;
  return (
    <div className={formPage}>
      <GuardedForm form={form} heading={t(isNew ? 'store.openTitle' : 'store.title')} lead={t(isNew ? 'store.openLead' : 'store.lead')}>
        <StorePictures form={form} store={props.store} />
        <StoreFields form={form} />
        {isNew &&
          promos.map(({ code, discount, atMost }) => (
            <Panel key={code} title={t('store.promo.title', { code })}>
              <p>{t('store.promo.text', { percent: discount, most: formatPrice(t, atMost) })}</p>
              <p>{t('store.promo.borne')}</p>
            </Panel>
          ))}
        {sent !== undefined && <ProgressBar share={sent} label={t('fields:picture.progress')} />}
        <ActionBar>
          <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
            {t(isNew ? 'none.open' : 'save')}
          </Button>
        </ActionBar>
      </GuardedForm>
    </div>
  );
}

/** The own store: opened here, edited here, closed and opened again. */
export function StoreScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation('vendor-office');
  const opening = (
    <div className={workPage}>
      <StoreForm store={undefined} memberId={memberId} />
    </div>
  );
  return (
    <OwnStoreFrame title={t('store.title')} none={opening}>
      {(store) => (
        <div className={`${workPage} ${styles.page}`}>
          <StoreVisibility store={store} />
          {/* Pictures that have been sent are not to be sent again. */}
          <StoreForm key={[store.image, store.banner].map((picture) => picture?.id).join()} store={store} memberId={memberId} />
        </div>
      )}
    </OwnStoreFrame>
  );
}
