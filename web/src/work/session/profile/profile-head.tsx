import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { Avatar } from '#shared/content/avatar.tsx';
import { Button } from '#shared/work/button.tsx';
import { GreenHead } from '#shared/work/green-head.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { ChangePicture, RemovePicture } from '../picture/picture-actions.tsx';

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
