import type { Member, MemberId, MemberQueries, MemberRegister } from '../use-cases/ports.ts';

/** Members in memory, for tests: holds the same contract as the database. */
export const inMemoryMembers = (): { register: MemberRegister; queries: MemberQueries } => {
  const members = new Map<MemberId, Member>();
  return {
    register: {
      keep: async (member) => {
        if ((members.get(member.id)?.version ?? 0) < member.version) members.set(member.id, member);
      },
    },
    queries: {
      find: async (ids) => new Map(ids.flatMap((id) => (members.has(id) ? [[id, members.get(id) as Member]] : []))),
      count: async () => members.size,
    },
  };
};
