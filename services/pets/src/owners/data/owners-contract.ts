import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { Owner, OwnerRepository } from '../use-cases/ports.ts';

export interface OwnersUnderTest {
  readonly owners: OwnerRepository;
  find(id: string): Promise<Owner | undefined>;
  close(): Promise<void>;
}

/** What every store of owners keeps to. */
export const ownersContract = (open: () => Promise<OwnersUnderTest>): void => {
  let store: OwnersUnderTest;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const ali: Owner = { id: newId(), version: 2, firstName: 'علی', lastName: 'Raza', verified: false };

  test('an owner is kept as they are', async () => {
    await store.owners.save(ali);
    expect(await store.find(ali.id)).toEqual(ali);
  });

  test('the newest version wins, in whatever order they come', async () => {
    await store.owners.save(ali);
    await store.owners.save({ ...ali, version: 1, firstName: 'Older' });
    await store.owners.save({ ...ali, firstName: 'Same version again' });
    expect(await store.find(ali.id)).toEqual(ali);
    await store.owners.save({ ...ali, version: 3, verified: true });
    expect(await store.find(ali.id)).toEqual({ ...ali, version: 3, verified: true });
  });

  test('a rebuild begins with none', async () => {
    await store.owners.save(ali);
    await store.owners.deleteAll();
    expect(await store.find(ali.id)).toBeUndefined();
  });
};
