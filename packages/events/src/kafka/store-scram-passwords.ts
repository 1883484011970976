import { pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Kafka } from 'kafkajs';
import Decoder from 'kafkajs/src/protocol/decoder.js';
import Encoder from 'kafkajs/src/protocol/encoder.js';
import type { KafkaUser } from './kafka-user.ts';

interface Cluster {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  refreshMetadata(): Promise<void>;
  findControllerBroker(): Promise<{ readonly connectionPool: { send(request: object): Promise<unknown> } }>;
}

const iterations = 4096;
const scramSha512 = 2;

const upsertionOf = ({ name, password }: KafkaUser): Encoder => {
  const salt = randomBytes(24);
  return new Encoder()
    .writeUVarIntString(name)
    .writeInt8(scramSha512)
    .writeInt32(iterations)
    .writeUVarIntBytes(salt)
    .writeUVarIntBytes(pbkdf2Sync(password, salt, iterations, 64, 'sha512'))
    .writeUVarIntBytes();
};

/** Request 51 of Kafka's protocol, version 0, which kafkajs 2.2.4 does not have; empty bytes stand for no tagged fields. */
const alterUserScramCredentials = (users: readonly KafkaUser[]) => ({
  apiKey: 51,
  apiVersion: 0,
  apiName: 'AlterUserScramCredentials',
  encode: async () => new Encoder().writeUVarIntBytes().writeUVarIntArray([]).writeUVarIntArray(users.map(upsertionOf)).writeUVarIntBytes(),
});

interface Result {
  readonly user: string | null;
  readonly code: number;
  readonly message: string | null;
}

const readResult = (decoder: Decoder): Result => {
  const result = { user: decoder.readUVarIntString(), code: decoder.readInt16(), message: decoder.readUVarIntString() };
  decoder.readTaggedFields();
  return result;
};

const response = {
  decode: async (data: Buffer): Promise<readonly Result[]> => {
    const decoder = new Decoder(data);
    decoder.readTaggedFields();
    decoder.readInt32();
    return decoder.readUVarIntArray(readResult);
  },
  parse: async (results: readonly Result[]): Promise<void> => {
    const refused = results.filter(({ code }) => code !== 0);
    if (refused.length > 0)
      throw new Error(
        `passwords could not be stored: ${refused.map(({ user, code, message }) => `${user}: ${message} (${code})`).join('; ')}`,
      );
  },
};

/** The library's own connections, with the settings of this client: it offers no way to send a request that it does not know. */
const clusterOf = (kafka: Kafka): Cluster => {
  const symbol = Object.getOwnPropertySymbols(kafka).find(({ description }) => description === 'private:Kafka:createCluster');
  const create = symbol && (kafka as unknown as Record<symbol, (options: object) => Cluster>)[symbol];
  if (create === undefined) throw new Error('this version of kafkajs hides its connections elsewhere');
  return create({});
};

/** Gives each user its password, in place of the one it had. The server keeps a salted hash, by SCRAM-SHA-512. @throws Error with who was refused. */
export const storeScramPasswords = async (kafka: Kafka, users: readonly KafkaUser[]): Promise<void> => {
  const cluster = clusterOf(kafka);
  await cluster.connect();
  try {
    await cluster.refreshMetadata();
    const { connectionPool } = await cluster.findControllerBroker();
    await connectionPool.send({ request: alterUserScramCredentials(users), response });
  } finally {
    await cluster.disconnect();
  }
};
