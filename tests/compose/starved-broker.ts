import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpectThat } from '../expectations.ts';
import type { ComposedProduct } from './composed-product.ts';

/** Longer than a session of 4 s, with which Kafka once fenced itself; shorter than the one that docker-compose.yml sets. */
const starvedMs = 8_000;
const fedMs = 2_000;
const times = 4;
/** Long enough for consumers to be reported as behind. */
const frozenMs = 70_000;

/** Kafka's own tool, over the log of its controller: how often the broker was fenced since the volume is there. */
const countFences = `
export LOG_DIR=/tmp LOG_LEVEL=error KAFKA_HEAP_OPTS=-Xmx128m KAFKA_JVM_PERFORMANCE_OPTS='-XX:+UseSerialGC -XX:TieredStopAtLevel=1'
unset KAFKA_OPTS
/opt/kafka/bin/kafka-run-class.sh kafka.tools.DumpLogSegments --cluster-metadata-decoder \\
  --files "$(ls /var/lib/kafka/data/__cluster_metadata-0/*.log | paste -sd ,)" >/tmp/dumped
grep -q BROKER_REGISTRATION_CHANGE /tmp/dumped || { tail -n 5 /tmp/dumped; exit 1; }
grep -c 'BROKER_REGISTRATION_CHANGE.*"fenced":1}' /tmp/dumped || true`;

const fencesOf = async (product: ComposedProduct): Promise<number> => Number(await product.execute('kafka', ['bash', '-ec', countFences]));

/** The findings of the doctor, in their order. */
const findingsOf = async (product: ComposedProduct): Promise<string[]> => {
  const { text } = await product.try('exec', '-T', 'gateway', 'node', 'dist/deploy/cluster/src/doctor.js');
  const [, found = ''] = text.split('What is to be done:');
  return found.split('\n').flatMap((line) => (/^ {2}\S/.test(line) ? [line.trim()] : []));
};

/** A Kafka that gets no CPU, again and again, and once for more than a minute: what the doctor makes of it, and that all goes on. */
export const checkStarvedBroker = async (
  product: ComposedProduct,
  goesOn: () => Promise<number>,
  expectThat: ExpectThat,
): Promise<void> => {
  const before = await fencesOf(product);
  for (let turn = 0; turn < times; turn += 1) {
    await product.freeze('kafka', () => sleep(starvedMs));
    await sleep(fedMs);
  }
  const after = await fencesOf(product);
  const seconds = await goesOn();
  expectThat(
    `Kafka gets no CPU ${times} times for ${starvedMs / 1_000} s: it does not fence itself, and all goes on (after ${seconds} s)`,
    after === before ? [] : [`it was fenced ${after - before} times`],
  );

  const findings = await product.freeze('kafka', async () => {
    await sleep(frozenMs);
    return findingsOf(product);
  });
  const [cause = '', follows = '', ...others] = findings.filter((finding) => !finding.includes('no mail server'));
  expectThat(
    'the doctor names the cause first, then what follows from it in one line',
    cause.startsWith('Kafka does not answer') && /^from that follows: .*consumers? .*behind/.test(follows) && others.length < 5
      ? []
      : findings,
  );
  expectThat(`Kafka is frozen for more than a minute, and all goes on (after ${await goesOn()} s)`, []);
};
