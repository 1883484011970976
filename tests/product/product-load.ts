import { expect } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { openShop } from '../faults/open-shop.ts';
import { aVet } from './a-vet.ts';
import { callsTo, readAsBrowsersDo, type Call } from './calls.ts';
import { approveListing, newListing } from './listings.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { openLoop, describeAnswer } from './open-loop.ts';
import type { RunningProduct } from './running-product.ts';
import { askOnce, serviceLoads, type ServiceLoad, type Stage } from './service-loads.ts';

const readEveryMs = 50;
const writeEveryMs = 400;
const fewestReads = 60;

const setStage = async (product: RunningProduct, call: Call): Promise<Stage> => {
  const { address } = product;
  const members = await Promise.all(Array.from({ length: 12 }, () => newMember(address)));
  const [keeper, admin] = await Promise.all([newMember(address, 'Bilal'), newAdmin(product)]);
  const { id: petId } = await newListing(call, keeper);
  await approveListing(call, admin, petId);
  const listed = await call(keeper, 'POST', '/vets', { body: aVet });
  if (listed.status !== 201) throw new Error(`the vet is refused with ${listed.status}: ${listed.text}`);
  const { goods } = await openShop(address, { add: () => undefined }, 1);
  const isKnown = async (member: Member) => (await askOnce({ call, petId }, member, 'Company.')).status === 200;
  await Promise.all(members.map((member) => eventually(() => isKnown(member), 'adoption has consumed pet and member')));
  return { call, keeper, admin, petId, accessoryId: goods[0] as string, memberAt: (turn) => members[turn % members.length] as Member };
};

/** Each write that was answered well came to pass exactly once. */
const countWritten = async (product: RunningProduct, name: string, { markers }: ServiceLoad, written: readonly string[]) => {
  if (markers === undefined) return [];
  const found = Map.groupBy(await markers(product), (marker) => marker);
  const countOf = (marker: string): number => found.get(marker)?.length ?? 0;
  return written.filter((marker) => countOf(marker) !== 1).map((marker) => `${name}: ${marker} is there ${countOf(marker)} times`);
};

/** In one line, for reports cut long ones off: what was answered otherwise than it should be, how often, and when first. */
const expectAnswers = (answers: readonly string[], good: readonly string[], everyMs: number): void => {
  const lost = answers.filter((answer) => !good.includes(answer));
  const descriptions = [...new Set(lost)].map((answer) => {
    const firstAfter = ((answers.indexOf(answer) * everyMs) / 1000).toFixed(1);
    return `${answer}, ${lost.filter((one) => one === answer).length} times, first after ${firstAfter} s`;
  });
  if (descriptions.length > 0) throw new Error(`of ${answers.length} calls ${lost.length} were lost: ${descriptions.join('; ')}`);
  expect([...new Set(answers)].sort()).toEqual([...good].sort());
};

/**
 * Prepares people and things, and answers what begins open loops at every service. `begin` reads and writes; its `expectNothingLost` ends
 * that, and expects every answer to be a good one and every write to be there once. `beginReads` reads, as browsers do, and expects the
 * same of the answers. Throws when a service has no load of its own.
 */
export const productLoad = async (product: RunningProduct) => {
  expect(Object.keys(serviceLoads).sort()).toEqual(
    readServices()
      .map(({ name }) => name)
      .sort(),
  );
  const call = callsTo(product.address);
  const stage = await setStage(product, call);
  const loads = Object.entries(serviceLoads).map(([name, load]) => [name, load(stage)] as const);
  const asked = loads.flatMap(([, { reads }]) => reads);
  const beginReads = (read = readAsBrowsersDo(call)) => {
    const reads = openLoop(readEveryMs, async (turn) => {
      const [member, path] = asked[turn % asked.length] as (typeof asked)[number];
      return describeAnswer(path, await read(member, 'GET', path));
    });
    const expectNothingLost = async (): Promise<void> => {
      const readings = await reads.stop();
      expectAnswers(
        readings,
        asked.map(([, path]) => `${path} 200`),
        readEveryMs,
      );
      expect(readings.length).toBeGreaterThan(fewestReads);
    };
    return { expectNothingLost };
  };
  const begin = () => {
    const reads = beginReads(call);
    const written = new Map<string, string[]>(loads.map(([name]) => [name, []]));
    const writes = openLoop(writeEveryMs, async (turn) => {
      const [name, { write }] = loads[turn % loads.length] as (typeof loads)[number];
      const { answer, marker } = await write(Math.floor(turn / loads.length));
      written.get(name)?.push(marker);
      return describeAnswer(name, answer);
    });
    const expectNothingLost = async (): Promise<void> => {
      const [writings] = await Promise.all([writes.stop(), reads.expectNothingLost()]);
      const good = loads.flatMap(([name, { statuses }]) => statuses.map((status) => `${name} ${status}`));
      expectAnswers(writings, good, writeEveryMs);
      const wrong = await Promise.all(loads.map(([name, load]) => countWritten(product, name, load, written.get(name) ?? [])));
      expect(wrong.flat()).toEqual([]);
    };
    return { expectNothingLost };
  };
  return { begin, beginReads };
};
