import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/ui/button.tsx';
import { editOf, profileOf } from '../../model/profile-rules.ts';
import { userChanged } from '../../model/session-slice.ts';
import styles from './profile-screen.module.css';

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
