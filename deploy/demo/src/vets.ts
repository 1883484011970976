import { specialties, clockTimeAt } from '@paltu/reference';
import { z } from 'zod';
import type { CallAs } from './accounts.ts';
import { ApiRefusal } from './api-client.ts';
import type { DemoMember } from './members.ts';
import { readPicture } from './pictures.ts';
import vets from './vets.json' with { type: 'json' };

/** A vet of the demo data; its account is made from the key. */
const demoVet = z.strictObject({
  key: z.string(),
  /** Of the account; the profile puts "Dr" before them. */
  firstName: z.string(),
  lastName: z.string(),
  specialty: z.enum(specialties),
  clinic: z.string(),
  address: z.string(),
  /** English name of a city of @paltu/reference. */
  city: z.string(),
  /** In whole rupees. */
  fee: z.int(),
  /** In years. */
  experience: z.int(),
  bio: z.string(),
  services: z.array(z.string()),
  offers: z.array(z.enum(['homeVisit', 'emergency', 'telemedicine'])).optional(),
  /** Whether the admin shows it before others. */
  featured: z.boolean().optional(),
  /** What the vet has sent for the mark verified: it waits, or was found right. */
  papers: z.enum(['waiting', 'verified']).optional(),
});

export type DemoVet = z.infer<typeof demoVet>;

/** All demo vets, the languages in turn. */
export const demoVets = (): DemoVet[] => z.array(demoVet).parse(vets);

/** The account that a vet's profile belongs to. */
export const accountOfVet = ({ key, firstName, lastName, city, address }: DemoVet, index: number): DemoMember => ({
  ...{ key, firstName, lastName, city, address },
  email: `${key}@paltu.example`,
  password: `Jhalar-${key}-7`,
  phone: `+92333200${String(2001 + index)}`,
});

/** As WebP bytes. */
interface VetPictures {
  readonly portrait: Buffer;
  /** Of the clinic. */
  readonly clinic: readonly Buffer[];
}

/** Named after the vet: the portrait; the table and the waiting room of the clinic. */
export const vetPictures = async ({ key }: DemoVet): Promise<VetPictures> => {
  const name = `vets/${key.replace('vet-', '')}`;
  const clinic = await Promise.all([1, 2].map((count) => readPicture(`${name}-clinic-${count}`)));
  return { portrait: await readPicture(name), clinic };
};

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

/** Opens the profile with its slots; what is there already stays as it is, so that it may be done again. */
export async function sendVet(callAs: CallAs, account: DemoMember, vet: DemoVet, now: Date): Promise<void> {
  const form = vetForm(vet, account.phone, await vetPictures(vet));
  try {
    await callAs(account, { method: 'POST', path: '/vets', form });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    if (error.code !== 'vet.already-listed') throw new Error(`${vet.key} was refused: ${error.message}`, { cause: error });
  }
  await callAs(account, { method: 'POST', path: '/vets/slots', json: { slots: slotsFrom(now) } });
}
