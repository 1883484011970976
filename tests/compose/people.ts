import { callsTo, type Call } from '../product/calls.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { aPhoto } from '../product/photo.ts';
import type { ComposedProduct } from './composed-product.ts';

export interface People {
  readonly call: Call;
  readonly owner: Member;
  readonly admin: Member;
  readonly photo: Blob;
}

/** A member and an admin, who is made by the command that the runbook names. */
export const peopleOf = async (product: ComposedProduct): Promise<People> => {
  const owner = await newMember(product.address);
  const makeAdmin = async (email: string): Promise<void> => {
    await product.compose('exec', '-T', 'auth', 'node', 'services/auth/src/grant-admin-command.ts', email);
  };
  return {
    call: callsTo(product.address),
    owner,
    admin: await newAdmin({ address: product.address, makeAdmin }),
    photo: await aPhoto(),
  };
};
