import { useTranslation } from 'react-i18next';
import type { MemberAccount } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { RowWords } from '#shared/list/row-list.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import styles from './members-screen.module.css';

/** What sets a member apart from most. */
function MemberPills({ member: { userType, isEmailVerified, deactivatedAt } }: { member: MemberAccount }) {
  const { t } = useTranslation('members');
  return (
    <p className={styles.pills}>
      {userType === 'admin' && <Pill tone="approved">{t('pill.admin')}</Pill>}
      {!isEmailVerified && <Pill tone="pending">{t('pill.unverified')}</Pill>}
      {deactivatedAt !== null && <Pill tone="rejected">{t('pill.deactivated')}</Pill>}
    </p>
  );
}

interface MemberRowProps {
  member: MemberAccount;
  /** Asks for another role. */
  onRole: () => void;
  /** Asks whether they shall be logged out everywhere. */
  onLogOut: () => void;
}

export function MemberRow({ member, onRole, onLogOut }: MemberRowProps) {
  const { t, i18n } = useTranslation(['members', 'shell']);
  const city = useCityName()(member.city);
  const since = t('since', { date: formatDate(i18n.language, member.createdAt) });
  return (
    <li className={styles.row}>
      <Avatar name={member.firstName} picture={member.profileImage?.urls['320']} size={56} />
      <RowWords>
        <p className={styles.name}>
          <bdi>{member.fullName}</bdi>
        </p>
        <p className={styles.meta}>
          <bdi dir="ltr">{member.email}</bdi>
        </p>
        <p className={styles.meta}>
          {city} · {since}
        </p>
      </RowWords>
      <MemberPills member={member} />
      <div className={styles.actions}>
        {[
          { text: t('role.change'), ask: onRole },
          { text: t('sessions.end'), ask: onLogOut },
        ].map(({ text, ask }) => (
          <Button key={text} onClick={ask}>
            {text}
            <span className="visually-hidden">
              {' '}
              <bdi>{member.fullName}</bdi>
            </span>
          </Button>
        ))}
      </div>
    </li>
  );
}
