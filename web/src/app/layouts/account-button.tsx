import { useTranslation } from 'react-i18next';
import { LateUnreadCount } from '../../features/messages/late-unread-count.ts';
import type { User } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import styles from './account-button.module.css';
import menu from './header-menu.module.css';
import { HeaderSheet } from './header-sheet.tsx';
import { useUnfolding } from './use-unfolding.ts';

/** The member's avatar, which opens the account menu. */
export function AccountButton({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const { isOpen, sheetId, close, button, around } = useUnfolding<HTMLDivElement>();
  return (
    <div className={styles.box} {...around}>
      <button {...button} type="button" className={styles.button}>
        <span className="visually-hidden">
          <NamedText sentence={(name) => t('account.menu', { name })} name={user.firstName} />
        </span>
        <Avatar name={user.firstName} picture={user.profileImage?.urls['320']} size={44} />
        <LateUnreadCount place="corner" />
      </button>
      {isOpen && (
        <div id={sheetId} className={menu.sheet}>
          <HeaderSheet name="AccountEntries" user={user} onClose={close} />
        </div>
      )}
    </div>
  );
}
