import { ImageMinus, ImageUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { lazyScreen } from '#shared/navigation/lazy-screen.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { FileButton } from '#shared/work/file-button.tsx';
import { formatDate } from '#shared/format/format.ts';
import { Avatar } from '#shared/content/avatar.tsx';
import { GreenHead } from '#shared/work/green-head.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { userChanged } from '../../features/session/model/session-slice.ts';
import { editOf, profileOf } from './profile-rules.ts';
import { pictureProblem, pictureTypes } from './picture.ts';

// Only who has chosen a file loads it.
const PictureDialog = lazyScreen(async () => (await import('./picture-dialog.tsx')).PictureDialog);

/** Opens the device's chooser, and then the dialog, if a picture can be made of what was chosen. */
function ChangePicture() {
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
function RemovePicture({ user }: { user: User }) {
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

/** Who the member is, since when; the way to a new picture and to the form. */
export function ProfileHead({ user, onEdit }: { user: User; onEdit?: (() => void) | undefined }) {
  const { t, i18n } = useTranslation('session');
  // The button that takes the picture away goes with it.
  useKeptFocus(user.profileImage ? 1 : 0);
  return (
    <GreenHead
      picture={<Avatar name={user.firstName} picture={user.profileImage?.urls['320']} size={96} />}
      heading={
        <PageHeading takesFocus="moved">
          <bdi>{user.fullName}</bdi>
        </PageHeading>
      }
      text={t('profile.since', { date: formatDate(i18n.language, user.createdAt) })}
      actions={
        <>
          <ChangePicture />
          {user.profileImage && <RemovePicture user={user} />}
          {onEdit && (
            <Button kind="genda" icon={<Pencil size={20} aria-hidden />} onClick={onEdit}>
              {t('profile.edit')}
            </Button>
          )}
        </>
      }
    />
  );
}
