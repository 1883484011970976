import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters } from '#shared/list/list-schema.ts';
import { NothingFound } from '#shared/content/states.tsx';
import { RowTools } from '#shared/work/row-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import '../model/members-outcomes.ts';
import { memberList, userTypes } from '../model/member-list.ts';
import type { MemberFilters } from '../model/member-list.ts';
import { LogOutDialog } from './log-out-dialog.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { MemberSearch } from './member-search.tsx';
import { RoleDialog } from './role-dialog.tsx';

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

/** All members, for admins: found by name, email or role; and for each of them the way to another role, and out everywhere. */
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
