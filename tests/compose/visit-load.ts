import { join } from 'node:path';
import { acknowledgedLog } from '../faults/acknowledged-log.ts';
import { signedIn } from '../faults/api-client.ts';
import { keptVisitChecks } from '../faults/checks/visits.ts';
import { seededRandom } from '../faults/seeded-random.ts';
import { runVisits } from '../faults/visit-steps.ts';
import type { KeptSlot, KeptVisits } from '../product/kept-visits.ts';
import { newMember } from '../product/members.ts';
import type { ExpectThat } from '../expectations.ts';
import type { ComposedProduct } from './composed-product.ts';

type Written = Pick<KeptVisits, 'visits'> & {
  readonly slots: readonly (KeptSlot & { readonly startsAt: string; readonly endsAt: string })[];
};

const instants = (slot: Written['slots'][number]): KeptSlot => ({
  ...slot,
  startsAt: new Date(slot.startsAt),
  endsAt: new Date(slot.endsAt),
});

export interface VisitLoad {
  /** How many writes were acknowledged so far. */
  writes(): number;
  /** Resolves when every write in hand has its answer. */
  stop(): Promise<void>;
  /** Compares what was acknowledged with what is stored. */
  check(expectThat: ExpectThat): Promise<void>;
}

/** A vet and two guests at work. What is acknowledged is noted in the folder of the product. */
export const startVisitLoad = async (product: ComposedProduct): Promise<VisitLoad> => {
  const acknowledged = acknowledgedLog(join(product.folder, 'acknowledged-visits.jsonl'));
  let isOver = false;
  const someone = async () => signedIn(product.address, await newMember(product.address), () => isOver);
  const [vet, ...guests] = await Promise.all([someone(), someone(), someone()]);
  const running = runVisits({ vet, guests, random: seededRandom(1), acknowledged, isOver: () => isOver, restMs: 1_000 });
  return {
    writes: () => acknowledged.entries.length,
    stop: async () => {
      isOver = true;
      await running;
      acknowledged.close();
    },
    check: async (expectThat) => {
      const { slots, visits } = JSON.parse(await product.probe('vets', 'read vets')) as Written;
      const kept = { acknowledged: acknowledged.entries, visits, slots: slots.map(instants) };
      for (const { name, violations } of keptVisitChecks)
        expectThat(`of ${acknowledged.entries.length} acknowledged writes to vets: ${name}`, violations(kept));
    },
  };
};
