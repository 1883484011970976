import { Ban, LogOut, Undo2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { MemberAccount } from '#shared/api/types.ts';
import { Avatar } from '#shared/content/avatar.tsx';
import { DetailCard, DetailColumns, DetailPage, DetailTitle } from '#shared/content/detail-page.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatDate } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { Button } from '#shared/work/button.tsx';
import { LogOutDialog, RoleDialog, SuspendDialog } from './member-dialogs.tsx';
import { Acts, Listings, MemberPills, Orders, Reports, Sessions, Things } from './member-parts.tsx';
import styles from './members.module.css';

const fresh = { refetchOnMountOrArgChange: true };

type Asked = 'role' | 'sessions' | 'suspend';

function Decisions({ member, onAsk }: { member: MemberAccount; onAsk: (asked: Asked) => void }) {
  const { t, i18n } = useTranslation('members');
  const [change, { isLoading }] = authEndpoints.usePatchAuthUsersByIdSuspensionMutation();
  const { id, fullName, userType, suspendedAt } = member;
  useKeptFocus(Number(suspendedAt !== null));
  const reinstate = () => void change({ id, body: { suspended: false }, seen: { name: fullName } });
  return (
    <DetailCard title={t('page.decide')}>
      {suspendedAt !== null && <p>{t('suspension.since', { date: formatDate(i18n.language, suspendedAt) })}</p>}
      <div className={styles.decisions}>
        {suspendedAt !== null && (
          <Button kind="primary" icon={<Undo2 size={20} aria-hidden />} isBusy={isLoading} onClick={reinstate}>
            {t('suspension.undo')}
          </Button>
        )}
        {suspendedAt === null && userType !== 'admin' && (
          <Button kind="danger" icon={<Ban size={20} aria-hidden />} onClick={() => onAsk('suspend')}>
            {t('suspension.ask')}
          </Button>
        )}
        <Button icon={<LogOut size={20} className="mirrors" aria-hidden />} onClick={() => onAsk('sessions')}>
          {t('sessions.end')}
        </Button>
        {suspendedAt === null && (
          <Button icon={<UserCog size={20} aria-hidden />} onClick={() => onAsk('role')}>
            {t('role.change')}
          </Button>
        )}
      </div>
      {userType === 'admin' && <p className={styles.meta}>{t('suspension.notAdmins')}</p>}
    </DetailCard>
  );
}

function MemberTitle({ member }: { member: MemberAccount }) {
  const { t, i18n } = useTranslation('members');
  const city = useCityName()(member.city);
  return (
    <DetailTitle
      picture={<Avatar name={member.firstName} picture={member.profileImage?.urls['320']} size={56} />}
      title={member.fullName}
      name={<MemberName>{member.fullName}</MemberName>}
      traits={<bdi dir="ltr">{member.email}</bdi>}
      meta={
        <>
          <li>
            <a href={`tel:${member.phone}`}>
              <bdi dir="ltr">{formatPhone(member.phone)}</bdi>
            </a>
          </li>
          <li>{city}</li>
          <li>{t('page.since', { date: formatDate(i18n.language, member.createdAt) })}</li>
        </>
      }
      actions={<MemberPills member={member} />}
    />
  );
}

function KnownMember({ member, ownId }: { member: MemberAccount; ownId: string }) {
  const { t } = useTranslation('members');
  const [asked, ask] = useState<Asked>();
  const about = (what: Asked) => (asked === what ? member : undefined);
  const close = () => ask(undefined);
  const { id } = member;
  const isAway = member.suspendedAt !== null || member.deactivatedAt !== null;
  return (
    <>
      <DetailColumns besideLabel={t('page.decide')} beside={<Decisions member={member} onAsk={ask} />} after={<Acts id={id} />}>
        <MemberTitle member={member} />
        <Listings id={id} isAway={isAway} />
        {(['store', 'accessory', 'vet'] as const).map((kind) => (
          <Things key={kind} id={id} kind={kind} isAway={isAway} />
        ))}
        <Orders id={id} />
        <Reports id={id} />
        <Sessions id={id} />
      </DetailColumns>
      <SuspendDialog member={about('suspend')} onClose={close} />
      <RoleDialog member={about('role')} ownId={ownId} onClose={close} />
      <LogOutDialog member={about('sessions')} ownId={ownId} onClose={close} />
    </>
  );
}

function ShownMember({ id, ownId }: { id: string; ownId: string }) {
  const { t } = useTranslation('members');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = authEndpoints.useGetAuthUsersByIdQuery({ id }, fresh);
  if (currentData) return <KnownMember member={currentData.user} ownId={ownId} />;
  return (
    <>
      <PageHeading className="visually-hidden">{t('page.title')}</PageHeading>
      {error === undefined && (
        <Skeleton label={t('loading')}>
          <SkeletonStack gap={4} shapes={['heading', 'short', 'line', 'line']} />
        </Skeleton>
      )}
      {error !== undefined && isNotFound(error) && <EmptyState title={t('page.missing')} reason={t('page.missingText')} />}
      {error !== undefined && !isNotFound(error) && (
        <ErrorState title={t('page.error')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  );
}

/** One member for admins: who it is, what they offer, order and are reported for, where they are logged in, and what admins did so far. */
export function MemberScreen({ id, ownId }: { id: string; ownId: string }) {
  const { t } = useTranslation('members');
  return (
    <DetailPage back={{ to: 'admin-members', text: t('title') }}>
      <ShownMember key={id} id={id} ownId={ownId} />
    </DetailPage>
  );
}
