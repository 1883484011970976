import sharp from 'sharp';
import { callsTo, type Call } from '../product/calls.ts';
import { logIn, newMember, type Member } from '../product/members.ts';
import type { ComposedProduct } from './composed-product.ts';

export interface People {
  readonly call: Call;
  readonly owner: Member;
  readonly admin: Member;
  /** A JPEG as a phone would send it. */
  readonly photo: Blob;
}

/** A member and an admin, who is made by the command that the runbook names. */
export const peopleOf = async (product: ComposedProduct): Promise<People> => {
  const owner = await newMember(product.address);
  const { email } = await newMember(product.address, 'Hina');
  await product.compose('exec', '-T', 'auth', 'node', 'services/auth/src/grant-admin-command.ts', email);
  const jpeg = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2f8f63' } })
    .jpeg()
    .toBuffer();
  return {
    call: callsTo(product.address),
    owner,
    admin: await logIn(product.address, email),
    photo: new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }),
  };
};

/** What a browser would send to list a pet. */
export const listingForm = (fields: Readonly<Record<string, string>>, photos: readonly Blob[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  photos.forEach((photo, index) => form.append('images', photo, `${index}.jpg`));
  return form;
};
