import { ImageMinus, ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { lazyScreen } from '#shared/navigation/lazy-screen.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { FileButton } from '#shared/work/file-button.tsx';
import { userChanged } from '../../../features/session/model/session-slice.ts';
import { editOf, profileOf } from '../profile/profile-rules.ts';
import { pictureProblem, pictureTypes } from './picture-problems.ts';

// Only who has chosen a file loads it.
const PictureDialog = lazyScreen(async () => (await import('./picture-dialog.tsx')).PictureDialog);

/** Opens the device's chooser, and then the dialog, if a picture can be made of what was chosen. */
export function ChangePicture() {
  const { t } = useTranslation('session');
  const [file, setFile] = useState<File>();
  const take = async (chosen: File) => {
    const problem = pictureProblem(chosen);
    if (problem) return showToast.warning(problem);
    try {
      await PictureDialog.load();
      setFile(chosen);
    } catch {
      showToast.error('errors:network.unavailable');
    }
  };
  return (
    <>
      <FileButton
        kind="onGreen"
        icon={<ImageUp size={20} aria-hidden />}
        text={t('picture.change')}
        accepted={pictureTypes.join()}
        onFile={(chosen) => void take(chosen)}
      />
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
    <Button kind="onGreen" isBusy={isLoading} icon={<ImageMinus size={20} aria-hidden />} onClick={() => void remove()}>
      {t('picture.remove')}
    </Button>
  );
}
