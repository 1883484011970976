import { specialties, clockTimeAt } from '@paltu/reference';
import { z } from 'zod';
import { ApiRefusal, untilConsumed, type CallAs } from './api-client.ts';
import type { DemoMember } from './members.ts';
import { readPicture } from './listings.ts';
import vets from './vets.json' with { type: 'json' };
import type { Deciding } from './send-listings.ts';

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

/** A PDF of one page with a few lines of Latin text. */
export function demoPaper(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const text = `BT /F1 20 Tf 60 760 Td 28 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

interface Marking extends Deciding {
  readonly now: Date;
}

interface Verification {
  readonly verification: { readonly status: 'none' | 'waiting' | 'verified' | 'sent-back' };
}

interface MarkedThing {
  readonly thing: { readonly verification: { readonly status: string; readonly number: number } };
}

const yearMs = 365 * 86_400_000;

/** Papers that name nobody's real number; sent once. */
async function sendPapers({ callAs, now }: Marking, account: DemoMember, vet: DemoVet): Promise<void> {
  const path = '/vets/user/verification';
  const { verification } = await callAs<Verification>(account, { method: 'GET', path });
  if (verification.status !== 'none') return;
  const form = new FormData();
  form.append('registrationNumber', `DEMO-${vet.key.slice(4).toUpperCase()}`);
  form.append('validUntil', clockTimeAt(new Date(now.getTime() + yearMs)).date);
  const paper = demoPaper(['Paltu demo data: no real certificate', `${vet.key}, ${vet.specialty}, ${vet.city}`]);
  form.append('papers', new Blob([new Uint8Array(paper)], { type: 'application/pdf' }), 'registration.pdf');
  await callAs(account, { method: 'POST', path, form });
}

/** The admin has looked at the papers, as soon as moderation has them. */
async function findPapersRight({ callAs, wait, admin }: Marking, id: string): Promise<void> {
  await untilConsumed(wait, async () => {
    const { thing } = await callAs<MarkedThing>(admin, { method: 'GET', path: `/admin/vets/${id}` });
    const { status, number } = thing.verification;
    if (status === 'verified') return;
    if (status !== 'waiting') throw new ApiRefusal(409, 'verification.not-requested', 'the papers are on their way');
    const decision = { method: 'PATCH', path: `/admin/vets/${id}/verified`, json: { verified: true }, ifMatch: number } as const;
    await callAs(admin, decision);
  });
}

/** Has a vet shown before others, and sends and checks the papers, as the demo data have it; what is so already stays. */
export async function markVet(marking: Marking, account: DemoMember, vet: DemoVet): Promise<void> {
  const { callAs, wait, admin } = marking;
  if (vet.featured !== true && vet.papers === undefined) return;
  const { id } = (await callAs<{ vet: { id: string } }>(account, { method: 'GET', path: '/vets/user/my-profile' })).vet;
  if (vet.featured)
    await untilConsumed(wait, () => callAs(admin, { method: 'PATCH', path: `/admin/vets/${id}/featured`, json: { featured: true } }));
  if (vet.papers === undefined) return;
  await sendPapers(marking, account, vet);
  if (vet.papers === 'verified') await findPapersRight(marking, id);
}
