import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishedPetUpdated, publishedPetWithdrawn, topics } from '@paltu/contracts';
import { toMessage, type BusMessage } from '@paltu/events';
import { ensureKafkaIntegrators } from '@paltu/events/kafka';
import { partialEvent } from '@paltu/events/partial-event';
import { openTestBus } from '@paltu/events/test-bus';
import { newId, silentLogger } from '@paltu/kernel';
import { clusterEngines, storeIntegratorPassword } from '@paltu/testing';
import { ensurePython } from '../ensure-python.ts';

// docs/examples/read_pets.py, run by an integrator who may read what is public and nothing else.
const examples = fileURLToPath(new URL('../../docs/examples/', import.meta.url));
const programs = ensurePython('examples', join(examples, 'requirements.txt'));
const { kafka } = clusterEngines();
const reader = { name: 'integrator-test', password: newId().replaceAll('-', '') };
const address = { url: kafka.url, logger: silentLogger, topics: [topics.publishedPet.name] };

let bus: Awaited<ReturnType<typeof openTestBus>>;
beforeAll(async () => {
  bus = await openTestBus();
  await storeIntegratorPassword(kafka.container, reader.name, reader.password);
  await ensureKafkaIntegrators({ ...address, added: [reader.name] });
}, 60_000);
afterAll(async () => {
  await ensureKafkaIntegrators({ ...address, revoked: [reader.name] });
  await bus.close();
});

const readFor = async (seconds: number): Promise<string[]> => {
  const [broker = ''] = kafka.brokers;
  const args = [join(examples, 'read_pets.py'), broker, reader.name, reader.password, String(seconds)];
  const child = spawn(join(programs ?? '', 'python'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, failed] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(failed);
  return output.split('\n').filter((line) => line !== '');
};

const kept = (id: string, sequence: number, name: string): BusMessage =>
  toMessage(partialEvent(publishedPetUpdated, { subject: id, sequence, data: { publishedPet: { id, name } } }), '/paltu/pets');
const withdrawn = (id: string, sequence: number): BusMessage =>
  toMessage(partialEvent(publishedPetWithdrawn, { subject: id, sequence, data: { petId: id } }), '/paltu/pets');
const linesAbout = (lines: readonly string[], id: string): string[] =>
  lines.filter((line) => line.includes(id)).map((line) => line.replace(` ${id}`, ''));

const isRun = programs === undefined ? test.skip : test;

isRun(
  'the example keeps and forgets what it consumes, in order, and repeats change nothing',
  async () => {
    const [plain, repeated] = [newId(), newId()];
    const life = (id: string) => [kept(id, 1, 'Moti'), kept(id, 3, 'شیرو'), withdrawn(id, 4), kept(id, 7, 'Moti')];
    const [first, second, gone, back] = life(repeated) as [BusMessage, BusMessage, BusMessage, BusMessage];
    await bus.publish(life(plain));
    // As after a crash of the server, or of the service's database: copies, also of what was published before.
    await bus.publish([first, first, second, gone, first, second, gone, back, back]);
    const lines = await readFor(8);
    const expected = ['keep 1 "Moti"', `keep 3 ${JSON.stringify('شیرو')}`, 'forget 4', 'keep 7 "Moti"'];
    const escaped = expected.map((line) =>
      line.replaceAll(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
    );
    expect(linesAbout(lines, plain)).toEqual(escaped);
    expect(linesAbout(lines, repeated)).toEqual(escaped);
  },
  60_000,
);
