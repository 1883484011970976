import { Camera, ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { say } from '#shared/flow/say.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/ui/button.tsx';
import { userChanged } from '../model/session-slice.ts';
import { editOf, profileOf } from '../profile/profile-rules.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { pictureProblem, pictureTypes } from './picture-problems.ts';
import styles from './picture.module.css';

/** Opens the device's chooser, and then the dialog, if a picture can be made of what was chosen. */
export function ChangePicture() {
  const { t } = useTranslation('session');
  const [file, setFile] = useState<File>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!chosen) return;
    const problem = pictureProblem(chosen);
    if (problem) say.warning(problem);
    else setFile(chosen);
  };
  return (
    <>
      <label className={styles.choose}>
        <input type="file" accept={pictureTypes.join()} className="visually-hidden" onChange={choose} />
        <Camera size={20} aria-hidden />
        {t('picture.change')}
      </label>
      <PictureDialog file={file} onClose={() => setFile(undefined)} />
    </>
  );
}

/** Takes the member's picture away: from then on the first letter of the name stands in its place. */
export function RemovePicture({ user }: { user: User }) {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const [edit, { isLoading }] = authEndpoints.usePutAuthProfileMutation();
  const remove = async () => {
    const { data } = await edit({ body: { ...editOf(profileOf(user)), profileImage: null } });
    if (data) dispatch(userChanged(data.user));
  };
  return (
    <Button className={styles.choose} isBusy={isLoading} icon={<ImageOff size={20} aria-hidden />} onClick={() => void remove()}>
      {t('picture.remove')}
    </Button>
  );
}
