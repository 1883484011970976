import { userState } from '@paltu/contracts';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import { memberOfMessage } from './member-of-message.ts';
import type { Member, MemberDirectory } from './member.ts';

export interface MemberProjection<Trx> {
  readonly consumers: readonly ConsumerDefinition<Trx>[];
  readonly directory: MemberDirectory;
}

/** Where members are kept. */
export interface KeptMembers<Trx> {
  readonly directory: MemberDirectory;
  /** Unless a newer version is there. */
  readonly keep: (trx: Trx, member: Member) => Promise<void>;
  readonly clear: (trx: Trx) => Promise<void>;
}

/** Members of the service `name`, kept by one adapter or another. */
export const membersOn = <Trx>(name: string, { directory, keep, clear }: KeptMembers<Trx>): MemberProjection<Trx> => ({
  directory,
  consumers: [
    projector<Trx>({
      consumer: `${name}.members`,
      on: [onState(userState, (user, { sequence }, trx: Trx) => keep(trx, memberOfMessage(user, sequence)))],
      reset: clear,
    }),
  ],
});
