import { clockTimeAt } from '@paltu/reference';
import { ApiRefusal } from '../seeding/api-client.ts';
import type { CallAs } from '../seeding/accounts.ts';
import type { DemoMember } from '../pets/members.ts';
import type { VetPictures } from './all-vets.ts';
import type { DemoVet } from './demo-vet.ts';

const dayMs = 86_400_000;
const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
const days = 28;

/** Title and opening hours in the language that the vet writes. */
const wordsOf = ({ firstName, lastName, bio }: DemoVet): { name: string; qualifications: string; availability: string } =>
  /[\u0600-\u06ff]/.test(bio)
    ? {
        name: `ڈاکٹر ${firstName} ${lastName}`,
        qualifications: 'ڈی وی ایم، یونیورسٹی آف ویٹرنری اینڈ اینیمل سائنسز، لاہور',
        availability: 'پیر سے ہفتہ، صبح 9 سے 12 اور دوپہر 2 سے 5 بجے تک',
      }
    : {
        name: `Dr ${firstName} ${lastName}`,
        qualifications: 'DVM, University of Veterinary and Animal Sciences, Lahore',
        availability: 'Monday to Saturday, 9:00 to 12:00 and 14:00 to 17:00',
      };

/** The form of POST /vets. */
export const vetForm = (vet: DemoVet, phone: string, pictures: VetPictures): FormData => {
  const { specialty, clinic, address, city, fee, experience, bio, services, offers = [] } = vet;
  const form = new FormData();
  const fields = {
    ...{ ...wordsOf(vet), specialty, clinicName: clinic, address, city, bio, phone },
    ...{ consultationFee: String(fee), experience: String(experience), services: JSON.stringify(services) },
    ...Object.fromEntries(offers.map((offer) => [offer, 'true'])),
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const webp = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
  form.append('image', webp(pictures.portrait), 'portrait.webp');
  for (const [index, picture] of pictures.clinic.entries()) form.append('images', webp(picture), `clinic-${index + 1}.webp`);
  return form;
};

/** The six usual times of the coming weeks but Sundays, from the day after `now` on, in Pakistan. */
export const slotsFrom = (now: Date): { date: string; time: string }[] =>
  Array.from({ length: days }, (_none, index) => clockTimeAt(new Date(now.getTime() + (index + 1) * dayMs)).date)
    .filter((date) => new Date(`${date}T00:00:00Z`).getUTCDay() !== 0)
    .flatMap((date) => times.map((time) => ({ date, time })));

interface VetSending {
  callAs: CallAs;
  now: Date;
}

/** Opens the profile with its slots; what is there already stays as it is, so that it may be done again. */
export async function sendVet({ callAs, now }: VetSending, account: DemoMember, vet: DemoVet, pictures: VetPictures): Promise<void> {
  try {
    await callAs(account, { method: 'POST', path: '/vets', form: vetForm(vet, account.phone, pictures) });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    if (error.code !== 'vet.already-listed') throw new Error(`${vet.key} was refused: ${error.message}`, { cause: error });
  }
  await callAs(account, { method: 'POST', path: '/vets/slots', json: { slots: slotsFrom(now) } });
}
