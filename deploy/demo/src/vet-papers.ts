import { clockTimeAt } from '@paltu/reference';
import { ApiRefusal, untilConsumed } from './api-client.ts';
import { demoPaper } from './demo-paper.ts';
import type { DemoMember } from './members.ts';
import type { Deciding } from './send-listings.ts';
import type { DemoVet } from './vets.ts';

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
