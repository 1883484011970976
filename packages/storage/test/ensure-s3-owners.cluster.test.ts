import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { clusterEngines } from '@paltu/testing';
import { ensureS3Owners, s3Store, type S3Owner } from '../src/index.ts';

const { s3 } = clusterEngines();
const key = 'pets/one.webp';
const webp = { contentType: 'image/webp' };

const anOwner = (): S3Owner => {
  const name = `owner-${randomUUID().slice(0, 8)}`;
  return { name, bucket: name, secretKey: `<${randomUUID()}&` };
};
const ensure = (...owners: S3Owner[]) => ensureS3Owners({ ...s3, owners });
const openAs = ({ name, secretKey }: S3Owner, bucket: string) =>
  s3Store({ ...s3, bucket, accessKey: name, secretKey, logger: silentLogger });
const refused = { name: 'S3Error', code: expect.stringMatching(/AccessDenied|SignatureDoesNotMatch|InvalidAccessKeyId|Forbidden/) };

test('an owner uses its own bucket, and neither that of another nor a new one', async () => {
  const [one, other] = [anOwner(), anOwner()];
  await ensure(one, other);
  const store = await openAs(one, one.bucket);
  await store.put(key, Buffer.from('picture'), webp);
  expect(await store.list('')).toEqual([key]);
  await store.delete(key);
  expect(await store.list('')).toEqual([]);
  await expect(openAs(one, other.bucket)).rejects.toMatchObject(refused);
  await expect(openAs(one, `${one.bucket}-more`)).rejects.toMatchObject(refused);
  await expect(ensureS3Owners({ ...s3, accessKey: one.name, secretKey: one.secretKey, owners: [other] })).rejects.toMatchObject(refused);
});

test('made again with another secret key it keeps what is in its bucket, and the old secret key is refused', async () => {
  const before = anOwner();
  await ensure(before);
  await (await openAs(before, before.bucket)).put(key, Buffer.from('picture'), webp);
  const after = { ...before, secretKey: randomUUID() };
  await ensure(after);
  await ensure(after);
  expect(await (await openAs(after, after.bucket)).list('')).toEqual([key]);
  await expect(openAs(before, before.bucket)).rejects.toMatchObject(refused);
});

test('a bucket that the root key made before is its own from then on', async () => {
  const owner = anOwner();
  await (await openAs({ ...owner, name: s3.accessKey, secretKey: s3.secretKey }, owner.bucket)).put(key, Buffer.from('picture'), webp);
  await ensure(owner);
  expect(await (await openAs(owner, owner.bucket)).list('')).toEqual([key]);
});
