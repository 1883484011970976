import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { OwnVet } from '#shared/api/types.ts';
import { formPage } from '#shared/form/form.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { PictureField } from '#shared/photos/picture-field.tsx';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { Button } from '#shared/work/button.tsx';
import { ProgressBar } from '#shared/work/progress-bar.tsx';
import { GalleryField } from './gallery-field.tsx';
import { withShrunkPictures } from './with-shrunk-pictures.ts';
import { bodyOfForm, bringsFiles, fieldOf, formOfVet, vetRules } from './vet-form.ts';
import { VetSections } from './vet-fields.tsx';

interface ProfileFormProps {
  vet: OwnVet | undefined;
  memberId: string;
}

/** Makes a vet profile, or edits the one that is there. */
export function ProfileForm({ vet, memberId }: ProfileFormProps) {
  const { t } = useTranslation(['vet-profile', 'fields']);
  const [create] = vetsEndpoints.usePostVetsMutation();
  const [edit] = vetsEndpoints.usePutVetsMutation();
  const [sent, setSent] = useState<number>();
  const form = useForm({
    initial: formOfVet(vet),
    rules: vetRules,
    fieldOf,
    // A file cannot be written down: pictures are chosen again.
    draft: { key: `vet-profile.${memberId}`, place: 'device', without: ['image', 'images'] },
    isGuarded: true,
    words: { failed: 'vet-profile:failed.save' },
    submit: async (values) => {
      const body = bodyOfForm(await withShrunkPictures(values), vet !== undefined);
      const asked = { body, ...(bringsFiles(values) && { onProgress: setSent }) };
      await (vet === undefined ? create(asked) : edit(asked)).unwrap().finally(() => setSent(undefined));
    },
  });
  return (
    <div className={formPage}>
      <GuardedForm form={form} heading={t(vet === undefined ? 'create' : 'title')} lead={t('lead')}>
        <PictureField
          {...form.about('image')}
          label={t('field.image')}
          known={vet?.image?.urls['320']}
          isBusy={form.isBusy}
          onFile={(file) => form.change('image', file)}
        >
          {(picture) => <Avatar name={form.values.name} picture={picture} size={96} />}
        </PictureField>
        <VetSections form={form} />
        <GalleryField form={form} />
        {sent !== undefined && <ProgressBar share={sent} label={t('fields:picture.progress')} />}
        <ActionBar>
          <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
            {t(vet === undefined ? 'createSubmit' : 'save')}
          </Button>
        </ActionBar>
      </GuardedForm>
    </div>
  );
}
