import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnVet } from '#shared/api/types.ts';
import type { Form } from '#shared/form/use-form.ts';
import { checkFiles, pictureTypes } from '#shared/photos/photo-rules.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Field } from '#shared/ui/field.tsx';
import { FileButton } from '#shared/ui/file-button.tsx';
import type { VetForm } from './vet-form.ts';
import styles from './profile.module.css';

/** Where the browser can show a chosen file from, as long as it is the chosen one. */
function usePreview() {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return { address, show: (file: File) => setAddress(URL.createObjectURL(file)) };
}

/** The vet's picture: the one that is there stays until another is chosen. */
export function PictureField({ form, vet }: { form: Form<VetForm>; vet: OwnVet | undefined }) {
  const { t } = useTranslation(['vet-profile', 'fields']);
  const { id, error } = form.about('image');
  const [refused, setRefused] = useState<string>();
  const preview = usePreview();
  const take = (file: File) => {
    // The form takes nothing while it is sent, so nothing is shown as taken.
    if (form.isBusy) return;
    const [refusal] = checkFiles([file], 0, 1).refusals;
    if (refusal) return setRefused(t(`fields:photos.refused.${refusal.reason}`, { name: `\u2068${file.name}\u2069`, most: 1 }));
    setRefused(undefined);
    form.change('image', file);
    preview.show(file);
  };
  const picture = preview.address ?? vet?.image?.urls['320'];
  return (
    <Field id={id} label={t('field.image')} hint={t('hint.image')} error={refused ?? error} isOptional isGroup>
      <div className={styles.picture}>
        <Avatar name={form.values.name} picture={picture} size={96} />
        <FileButton
          text={t(picture === undefined ? 'picture.choose' : 'picture.replace')}
          about={t('field.image')}
          accepted={pictureTypes}
          onFile={take}
        />
      </div>
    </Field>
  );
}
