import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowSearch, RowTools } from '#shared/work/row-list.tsx';
import type { MemberAccount } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { Button } from '#shared/work/button.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters } from '#shared/list/list-schema.ts';
import { NothingFound } from '#shared/content/states.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { longestSearch, memberList, shortestSearch, userTypes } from './member-list.ts';
import type { MemberFilters } from './member-list.ts';
import styles from './members.module.css';
import { LogOutDialog, RoleDialog } from './member-dialogs.tsx';
import { MemberPills } from './member-parts.tsx';

interface MemberSearchProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** Looks for members by any part of name or email, or a whole phone number; nothing typed finds everybody. */
function MemberSearch({ search = '', onSearch }: MemberSearchProps) {
  const { t } = useTranslation('members');
  // What the list showed as something too short was typed: it is forgotten with that.
  const [refusedAt, setRefusedAt] = useState<string>();
  const look = (wanted: string) => {
    const isRefused = wanted !== '' && wanted.length < shortestSearch;
    setRefusedAt(isRefused ? search : undefined);
    if (!isRefused) onSearch(wanted || undefined);
  };
  return (
    <RowSearch
      label={t('search.label')}
      error={refusedAt === search ? t('search.tooShort') : undefined}
      maxLength={longestSearch}
      value={search}
      onValue={look}
    />
  );
}

function MemberWords({ member }: { member: MemberAccount }) {
  return (
    <div className={styles.who}>
      <Avatar name={member.firstName} picture={member.profileImage?.urls['320']} size={44} />
      <div>
        <PageLink to={`admin-member-${member.id}`} className={styles.name}>
          <bdi>{member.fullName}</bdi>
        </PageLink>
        <p className={styles.meta}>
          <bdi dir="ltr">{member.email}</bdi>
        </p>
      </div>
    </div>
  );
}

interface MemberActions {
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
function useMemberColumns(actions: MemberActions): WorkColumn<MemberAccount>[] {
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

const limit = 20;

interface MemberToolsProps {
  filters: MemberFilters;
  onChange: (changes: MemberFilters) => void;
}

function MemberTools({ filters: { search, userType }, onChange }: MemberToolsProps) {
  const { t } = useTranslation('members');
  const roles = (['all', ...userTypes] as const).map((value) => ({ value, text: t(`only.${value}`) }));
  return (
    <RowTools>
      <MemberSearch search={search} onSearch={(wanted) => onChange({ search: wanted })} />
      <WorkField label={t('only.label')} isGroup>
        <WorkChoices
          look="segmented"
          choices={roles}
          value={userType ?? 'all'}
          onValue={(value) => onChange({ userType: value === 'all' ? undefined : value })}
        />
      </WorkField>
    </RowTools>
  );
}

/** All members, for admins: found by name, email, phone or role; and for each of them the way to another role, and out everywhere. */
export function MembersScreen({ ownId }: { ownId: string }) {
  const { t } = useTranslation('members');
  const list = useListQuery(memberList);
  const { filters, page } = list;
  const result = listResult(authEndpoints.useGetAuthUsersQuery({ page, limit, ...filters }), ({ users }) => users);
  const [asked, setAsked] = useState<{ about: 'role' | 'sessions'; id: string }>();
  const askedAbout = (about: 'role' | 'sessions') => result.items?.find(({ id }) => asked?.about === about && id === asked.id);
  const close = () => setAsked(undefined);
  const columns = useMemberColumns({
    onRole: ({ id }) => setAsked({ about: 'role', id }),
    onLogOut: ({ id }) => setAsked({ about: 'sessions', id }),
  });
  return (
    <>
      <WorkList
        words={{ title: t('title'), loading: t('loading'), error: t('error') }}
        count={(isCapped, values) => t(isCapped ? 'countCapped' : 'count', values)}
        list={list}
        savedAs="members"
        above={<MemberTools filters={filters} onChange={list.filter} />}
        result={result}
        empty={
          <NothingFound
            title={t('empty.title')}
            reason={t('empty.text')}
            clear={t('empty.clear')}
            onClear={chosenFilters(filters).length > 0 ? () => list.replaceFilters({}) : undefined}
          />
        }
      >
        {(members) => <WorkTable name="members" label={t('title')} items={members} idOf={({ id }) => id} columns={columns} />}
      </WorkList>
      <RoleDialog member={askedAbout('role')} ownId={ownId} onClose={close} />
      <LogOutDialog member={askedAbout('sessions')} ownId={ownId} onClose={close} />
    </>
  );
}
