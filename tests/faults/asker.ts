import { newMember, type Member } from '../product/members.ts';
import { signedIn, type ApiClient } from './api-client.ts';

/** A member who asks for pets, and gives way to somebody new once they have asked for as many as one may in a day. */
export interface Asker extends ApiClient {
  replace(): Promise<void>;
}

export const askerAt = (address: string, member: Member, isOver: () => boolean): Asker => {
  let client = signedIn(address, member, isOver);
  return {
    call: (request) => client.call(request),
    replace: async () => {
      // While processes are killed it may fail: then the next who is refused tries again.
      const next = await newMember(address).catch(() => undefined);
      if (next !== undefined) client = signedIn(address, next, isOver);
    },
  };
};
