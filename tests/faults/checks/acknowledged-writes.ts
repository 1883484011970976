import type { Check, Evidence, LoggedEvent } from './evidence.ts';
import { firstOfEach } from './first-of-each.ts';

interface LoggedPet {
  readonly id?: string;
  readonly description?: string;
}

const petOf = (event: LoggedEvent): LoggedPet => (event.value['pet'] ?? {}) as LoggedPet;

const idsByMarker = (evidence: Evidence): Map<string, Set<string>> => {
  const ids = new Map<string, Set<string>>();
  for (const event of evidence.log.filter(({ topic }) => topic === 'pets.pet.v1')) {
    const { id, description } = petOf(event);
    if (id !== undefined && description !== undefined) ids.set(description, (ids.get(description) ?? new Set()).add(id));
  }
  return ids;
};

const writesAreKept: Check = {
  name: 'every acknowledged listing and edit is stored, and was published to the others',
  violations: (evidence) => {
    const stored = new Set(evidence.pets.map(({ id }) => id));
    const published = idsByMarker(evidence);
    return evidence.acknowledged.flatMap((entry) => {
      if (entry.kind !== 'create' && entry.kind !== 'edit') return [];
      if (!stored.has(entry.petId)) return [`${entry.kind} of pet ${entry.petId} is not stored`];
      return published.get(entry.marker)?.has(entry.petId) === true
        ? []
        : [`${entry.kind} ${entry.marker} of pet ${entry.petId} is not on the log`];
    });
  },
};

const decisionsAreKept: Check = {
  name: 'every acknowledged decision is in the audit trail, and was published to pets once',
  violations: ({ acknowledged, decisions, log }) => {
    const events = firstOfEach(log.filter(({ type }) => type === 'pk.paltu.pet.approved.v1'));
    const published = new Map<string, number>();
    for (const { value } of events) published.set(String(value['decisionId']), (published.get(String(value['decisionId'])) ?? 0) + 1);
    const kept = new Map(
      decisions.filter(({ action }) => action === 'approve').map((row) => [`${row.petId}/${row.contentVersion}`, row.id]),
    );
    return acknowledged.flatMap((entry) => {
      if (entry.kind !== 'approve') return [];
      const id = kept.get(`${entry.petId}/${entry.contentVersion}`);
      if (id === undefined) return [`the approval of ${entry.petId} version ${entry.contentVersion} is not in the audit trail`];
      return published.get(id) === 1 ? [] : [`decision ${id} was published ${published.get(id) ?? 0} times`];
    });
  },
};

interface Outcome {
  readonly decisionId?: string;
}

const decisionsTakeEffectOnce: Check = {
  name: 'a decision publishes at most once, and does so unless the listing had moved on',
  violations: ({ decisions, log, pets }) => {
    const published = firstOfEach(log.filter(({ type }) => type === 'pk.paltu.pet.published.v1'));
    const times = new Map<string, number>();
    for (const { value } of published) {
      const id = ((value['review'] ?? {}) as Outcome).decisionId ?? '';
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    const current = new Map(pets.map((pet) => [pet.id, pet.contentVersion]));
    return decisions.flatMap(({ id, petId, contentVersion }) => {
      const count = times.get(id) ?? 0;
      if (count > 1) return [`decision ${id} published ${count} times`];
      const movedOn = (current.get(petId) ?? 0) > contentVersion;
      return count === 1 || movedOn ? [] : [`decision ${id} on the current version of ${petId} had no effect`];
    });
  },
};

export const acknowledgedWriteChecks: readonly Check[] = [writesAreKept, decisionsAreKept, decisionsTakeEffectOnce];
