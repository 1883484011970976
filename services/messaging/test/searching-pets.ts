import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { petDeleted, petPublished, petUnpublished, petUpdated } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { petMessage } from '@paltu/testing/service';
import type { RunningMessaging, Someone } from './running-messaging.ts';

const steps = { published: petPublished, updated: petUpdated, unpublished: petUnpublished, deleted: petDeleted };

/** Members of a running messaging who look for pets, and pets that are listed meanwhile. */
export const searchingPets = (messaging: () => RunningMessaging, now: () => Date) => {
  const path = '/notifications/searches';
  const save = (as: Someone, filters: object, more: object = {}) => messaging().call('POST', path, { as, json: { filters, ...more } });
  const versions = new Map<string, number>();

  const consumed = async (): Promise<number> => (await messaging().database('inbox').where({ consumer: 'messaging.searches' })).length;

  /** Publishes what happened to a pet, and waits until it was consumed. */
  const happens = async (step: keyof typeof steps, id: string, details: Parameters<typeof petMessage>[0] = {}): Promise<string> => {
    const before = await consumed();
    const version = (versions.get(id) ?? 0) + 1;
    versions.set(id, version);
    const at = timestampFromDate(now());
    const pet = petMessage({ id, ownerId: newId(), ...details, version: BigInt(version), updatedAt: at });
    const definition = steps[step] as typeof petPublished;
    await messaging().publishToBus(definition, { subject: id, sequence: version, time: now(), data: { pet } });
    await eventually(async () => (await consumed()) > before, 'the event was consumed');
    return id;
  };

  return {
    path,
    save,
    happens,
    searchesOf: async (as: Someone) => (await messaging().call('GET', path, { as })).body.data.searches,
    saved: async (as: Someone, filters: object, more: object = {}): Promise<string> => {
      const { status, body } = await save(as, filters, more);
      if (status !== 201) throw new Error(`saving was answered ${status} ${body.code}`);
      return body.data.search.id as string;
    },
    matchesOf: ({ userId }: Someone) => messaging().database('search_matches').where({ member_id: userId }),
  };
};
