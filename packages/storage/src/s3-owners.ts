import type { Client } from 'minio';
import { makeBucketWhenMissing, s3Client, type S3Access } from './s3-client.ts';

/** Somebody who owns one bucket, and may use no other. */
export interface S3Owner {
  /** Its access key. */
  readonly name: string;
  readonly secretKey: string;
  readonly bucket: string;
}

export interface S3OwnersOptions extends S3Access {
  readonly owners: readonly S3Owner[];
}

type Parameters = Readonly<Record<string, string>>;

const escaped = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

const elements = (parameters: Parameters): string =>
  Object.entries(parameters)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join('');

interface Call {
  readonly call: string;
  readonly query?: Parameters;
  readonly account?: Parameters;
}

/** A call of versitygw's own, whose name stands where a bucket would. */
const administer = async (client: Client, region: string, { call, query = {}, account }: Call): Promise<void> => {
  const payload = account === undefined ? '' : `<Account>${elements(account)}</Account>`;
  const headers = { 'content-length': String(Buffer.byteLength(payload)) };
  const text = new URLSearchParams(query).toString();
  const answer = await client.makeRequestAsync({ method: 'PATCH', bucketName: call, query: text, headers }, payload, [200, 201], region);
  await answer.toArray();
};

const isThereAlready = (error: unknown): boolean => /exist/i.test((error as { code?: string }).code ?? '');

const ensureOwner = async (client: Client, region: string, { name, secretKey, bucket }: S3Owner): Promise<void> => {
  const account = { Secret: secretKey, Role: 'user' };
  try {
    await administer(client, region, { call: 'create-user', account: { Access: name, ...account } });
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    await administer(client, region, { call: 'update-user', query: { access: name }, account });
  }
  await makeBucketWhenMissing(client, bucket, region);
  await administer(client, region, { call: 'change-bucket-owner', query: { bucket, owner: name } });
};

/**
 * Makes each of these owners, with its secret key and its bucket, on a versitygw whose root key this is: other servers have other
 * ways to do that. Any number of times; a secret key that was changed becomes the owner's, and what is in a bucket stays.
 * @throws the server's S3Error, or what the connection throws.
 */
export const ensureS3Owners = async ({ owners, ...access }: S3OwnersOptions): Promise<void> => {
  const client = await s3Client(access);
  for (const owner of owners) await ensureOwner(client, access.region, owner);
};
