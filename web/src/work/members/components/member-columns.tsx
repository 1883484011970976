import { useTranslation } from 'react-i18next';
import type { MemberAccount } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { Avatar } from '#shared/content/avatar.tsx';
import { Button } from '#shared/work/button.tsx';
import { Pill } from '#shared/content/pill.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import styles from './members-screen.module.css';

function MemberWords({ member }: { member: MemberAccount }) {
  return (
    <div className={styles.who}>
      <Avatar name={member.firstName} picture={member.profileImage?.urls['320']} size={44} />
      <div>
        <p className={styles.name}>
          <bdi>{member.fullName}</bdi>
        </p>
        <p className={styles.meta}>
          <bdi dir="ltr">{member.email}</bdi>
        </p>
      </div>
    </div>
  );
}

/** What sets a member apart from most. */
function MemberPills({ member: { userType, isEmailVerified, deactivatedAt } }: { member: MemberAccount }) {
  const { t } = useTranslation('members');
  if (userType !== 'admin' && isEmailVerified && deactivatedAt === null) return null;
  return (
    <p className={styles.pills}>
      {userType === 'admin' && <Pill tone="approved">{t('pill.admin')}</Pill>}
      {!isEmailVerified && <Pill tone="pending">{t('pill.unverified')}</Pill>}
      {deactivatedAt !== null && <Pill tone="rejected">{t('pill.deactivated')}</Pill>}
    </p>
  );
}

export interface MemberActions {
  /** Asks for another role. */
  onRole: (member: MemberAccount) => void;
  /** Asks whether they shall be logged out everywhere. */
  onLogOut: (member: MemberAccount) => void;
}

function MemberButtons({ member, onRole, onLogOut }: MemberActions & { member: MemberAccount }) {
  const { t } = useTranslation('members');
  return (
    <div className={styles.actions}>
      {[
        { text: t('role.change'), ask: onRole },
        { text: t('sessions.end'), ask: onLogOut },
      ].map(({ text, ask }) => (
        <Button key={text} size="small" onClick={() => ask(member)}>
          {text}
          <span className="visually-hidden">
            {' '}
            <bdi>{member.fullName}</bdi>
          </span>
        </Button>
      ))}
    </div>
  );
}

/** What the table of members shows of each. */
export function useMemberColumns(actions: MemberActions): WorkColumn<MemberAccount>[] {
  const { t, i18n } = useTranslation(['members', 'work']);
  const cityName = useCityName();
  return [
    { name: 'member', title: t('column.member'), part: 'title', cell: (member) => <MemberWords member={member} /> },
    { name: 'city', title: t('column.city'), cell: ({ city }) => cityName(city) },
    { name: 'since', title: t('column.since'), cell: ({ createdAt }) => formatDate(i18n.language, createdAt) },
    { name: 'state', title: t('column.state'), cell: (member) => <MemberPills member={member} /> },
    {
      name: 'actions',
      title: t('work:table.actions'),
      part: 'actions',
      cell: (member) => <MemberButtons member={member} {...actions} />,
    },
  ];
}
