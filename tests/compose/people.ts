import { callsTo, type Call } from '../product/calls.ts';
import { logIn, newAdmin, newMember, type Member } from '../product/members.ts';
import { aPhoto } from '../product/photo.ts';
import type { ComposedProduct } from './composed-product.ts';

export interface People {
  readonly call: Call;
  readonly owner: Member;
  readonly admin: Member;
  readonly photo: Blob;
}

/** Logs in again once a token has expired: on a busy machine a run takes longer than one lives. */
const renewing = (address: string): Call => {
  const call = callsTo(address);
  const renewed = new Map<string, Member>();
  return async (member, ...request) => {
    const answer = await call(member && (renewed.get(member.email) ?? member), ...request);
    if (member === undefined || answer.body.code !== 'token.expired') return answer;
    const again = await logIn(address, member.email);
    renewed.set(member.email, again);
    return call(again, ...request);
  };
};

/** A member and an admin, who is made by the command that the runbook names, and needs no second factor as that of demo data: no app is there. */
export const peopleOf = async (product: ComposedProduct): Promise<People> => {
  const owner = await newMember(product.address);
  const makeAdmin = async (email: string): Promise<void> => {
    for (const command of ['exempt-from-second-factor', 'grant-admin'])
      await product.compose('exec', '-T', 'auth', 'node', `dist/services/auth/src/${command}-command.js`, email);
  };
  return {
    call: renewing(product.address),
    owner,
    admin: await newAdmin({ address: product.address, makeAdmin }),
    photo: await aPhoto(),
  };
};
