import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { objectStoreVariables, oneObjectStore } from './object-store-of.ts';

const schema = z.object(objectStoreVariables).superRefine(oneObjectStore);

const complaintsOf = (environment: Record<string, string>) =>
  schema.safeParse(environment).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const url = 's3://pictures?endpoint=http://127.0.0.1:7070&region=us-east-1';

const keys = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };

describe('where files are kept', () => {
  test('a folder is enough', () => {
    expect(schema.parse({ OBJECT_STORE_DIR: '/var/pictures' })).toEqual({ OBJECT_STORE_DIR: '/var/pictures', DISK_FLOOR_MB: 500 });
  });

  test('a bucket with its two keys is enough', () => {
    expect(schema.parse({ OBJECT_STORE_URL: url, ...keys }).OBJECT_STORE_URL).toEqual({
      bucket: 'pictures',
      endpoint: 'http://127.0.0.1:7070',
      region: 'us-east-1',
    });
  });

  test('an operator who starts the service sees neither of the two', () => {
    expect(complaintsOf({})).toEqual([
      'OBJECT_STORE_DIR: set it to a folder, or OBJECT_STORE_URL to s3://bucket?endpoint=http://host:port&region=region',
    ]);
  });

  test('both at once are refused', () => {
    expect(complaintsOf({ OBJECT_STORE_DIR: '/var/pictures', OBJECT_STORE_URL: url, ...keys })).toEqual([
      'OBJECT_STORE_URL: set either it or OBJECT_STORE_DIR, not both',
    ]);
  });

  test('a bucket without its keys names those that are missing', () => {
    expect(complaintsOf({ OBJECT_STORE_URL: url })).toEqual([
      'S3_ACCESS_KEY: OBJECT_STORE_URL needs it',
      'S3_SECRET_KEY: OBJECT_STORE_URL needs it',
    ]);
  });

  test.each([
    '',
    'pictures',
    'http://127.0.0.1:7070/pictures',
    's3://pictures',
    's3://pictures?endpoint=http://127.0.0.1:7070',
    's3://pictures?region=us-east-1',
    's3://pictures?endpoint=127.0.0.1:7070&region=us-east-1',
    's3://pictures?endpoint=http://127.0.0.1:7070/path&region=us-east-1',
    's3://pictures/path?endpoint=http://127.0.0.1:7070&region=us-east-1',
    's3://Pictures_1?endpoint=http://127.0.0.1:7070&region=us-east-1',
    's3://?endpoint=http://127.0.0.1:7070&region=us-east-1',
  ])('the address %j is refused, and is not repeated', (text) => {
    expect(complaintsOf({ OBJECT_STORE_URL: text, ...keys })).toEqual([
      'OBJECT_STORE_URL: must look like s3://bucket?endpoint=http://host:port&region=region',
    ]);
  });
});
