import { clockTimeAt } from '@paltu/reference';
import { ApiRefusal, untilConsumed } from './api-client.ts';
import type { DemoMember } from './members.ts';
import type { Deciding } from './send-listings.ts';
import type { DemoVet } from './vets.ts';

/** A PDF of one page with a few lines of Latin text. */
function demoPaper(lines: readonly string[]): Buffer {
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
