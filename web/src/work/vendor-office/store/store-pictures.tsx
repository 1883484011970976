import { useTranslation } from 'react-i18next';
import type { OwnStore } from '#shared/api/types.ts';
import type { Form } from '#shared/form/use-form.ts';
import { PictureField } from '#shared/photos/picture-field.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import type { StoreForm } from './store-form.ts';
import styles from './store.module.css';

interface StorePicturesProps {
  form: Form<StoreForm>;
  store: OwnStore | undefined;
}

/** The picture of a store, and the wide one above its pages. */
export function StorePictures({ form, store }: StorePicturesProps) {
  const { t } = useTranslation(['vendor-office', 'fields']);
  return (
    <>
      <PictureField
        {...form.about('image')}
        label={t('store.field.image')}
        known={store?.image?.urls['320']}
        isBusy={form.isBusy}
        onFile={(file) => form.change('image', file)}
      >
        {(picture) => <Avatar name={form.values.name} picture={picture} size={96} />}
      </PictureField>
      <PictureField
        {...form.about('banner')}
        label={t('store.field.banner')}
        hint={t('store.hint.banner')}
        known={store?.banner?.urls['800']}
        isBusy={form.isBusy}
        onFile={(file) => form.change('banner', file)}
      >
        {(picture) => picture !== undefined && <img src={picture} alt="" className={styles.banner} />}
      </PictureField>
    </>
  );
}
