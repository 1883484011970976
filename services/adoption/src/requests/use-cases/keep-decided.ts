import type { Decided } from '@paltu/kernel';
import type { Adoption } from '../domain/adoption.ts';
import type { RequestEvent } from '../domain/request-events.ts';
import type { RequestScope } from './ports.ts';

/** Keeps a decision and what it says; what changed nothing is not written. */
export const keepDecided = async (
  { adoptions, outbox }: Pick<RequestScope, 'adoptions' | 'outbox'>,
  decided: Decided<Adoption, RequestEvent>,
): Promise<Adoption> => {
  if (decided.events.length === 0) return decided.state;
  await adoptions.save(decided);
  await outbox.append(decided.events);
  return decided.state;
};
