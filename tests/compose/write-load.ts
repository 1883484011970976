import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aListing, listingForm } from '../product/a-listing.ts';
import { petOf, type Answer } from '../product/calls.ts';
import type { People } from './people.ts';

/** What the product acknowledged of one listing: it exists, with this text and this picture, and whether it was approved. */
export interface Kept {
  readonly id: string;
  readonly picture: string;
  description: string;
  isApproved: boolean;
}

export interface WriteLoad {
  readonly kept: readonly Kept[];
  /** How many writes were acknowledged so far. */
  writes(): number;
  /** How long the slowest call took since this was asked before, in milliseconds. */
  slowestMs(): number;
  /** Resolves when every write in hand has its answer. */
  stop(): Promise<void>;
}

const lanes = 2;
const pauseMs = 1_000;

/** Two writes a second by one member and one admin: list with a picture, edit, approve. What is acknowledged is noted in `folder`. */
export const startWriteLoad = ({ call, owner, admin, photo }: People, folder: string): WriteLoad => {
  const kept: Kept[] = [];
  let writes = 0;
  let slowest = 0;
  let isOver = false;
  const acknowledged = (what: string, pet: Kept): void => {
    writes += 1;
    appendFileSync(join(folder, 'acknowledged.jsonl'), `${JSON.stringify({ what, ...pet })}\n`);
  };
  /** Answered with `status`, or undefined: then nobody knows what happened. */
  const attempt = async (send: () => Promise<Answer>, status: number): Promise<Answer | undefined> => {
    const sentAt = performance.now();
    const answer = await send().catch(() => undefined);
    slowest = Math.max(slowest, performance.now() - sentAt);
    await sleep(pauseMs);
    return answer?.status === status ? answer : undefined;
  };
  /** Again and again: sent twice it changes nothing more. */
  const until = async (send: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await attempt(send, 200);
      if (answer !== undefined) return answer;
    }
  };
  const once = async (): Promise<void> => {
    const form = listingForm(aListing(randomUUID()), [photo]);
    const created = await attempt(() => call(owner, 'POST', '/pets', { body: form }), 201);
    if (created === undefined) return;
    const { id, images } = petOf(created);
    const pet: Kept = { id, picture: images[0]?.urls['320'] ?? '', description: String(form.get('description')), isApproved: false };
    kept.push(pet);
    acknowledged('create', pet);
    // No random letters: some read like what a rule holds.
    const description = `Calm at home, as it was after ${writes} writes`;
    const edited = await until(() => call(owner, 'PUT', `/pets/${id}`, { body: { description } }));
    pet.description = description;
    acknowledged('edit', pet);
    await until(() => call(admin, 'PATCH', `/admin/pets/${id}/approve`, { ifMatch: petOf(edited).contentVersion }));
    pet.isApproved = true;
    acknowledged('approve', pet);
  };
  const lane = async (): Promise<void> => {
    while (!isOver) await once();
  };
  const running = Promise.all(Array.from({ length: lanes }, lane));
  return {
    kept,
    writes: () => writes,
    slowestMs: () => {
      const ms = Math.round(slowest);
      slowest = 0;
      return ms;
    },
    stop: async () => {
      isOver = true;
      await running;
    },
  };
};
