import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { openBus } from '@paltu/events';
import { kafkaHeads } from '@paltu/events/kafka';
import { silentLogger } from '@paltu/kernel';

const clientId = 'backup';
const topics = Object.values<Topic>(everyTopic);

/** By partition, `pets.pet.v1/3`: the offset after its last record. @throws Error when a topic is missing */
export const logEnds = async (url: string): Promise<Record<string, number>> => {
  const { offsets, missing } = await kafkaHeads({ url, clientId, logger: silentLogger });
  if (missing.length > 0) throw new Error(`the log has no topic ${missing.join(', ')}`);
  return Object.fromEntries(offsets.map(({ topic, partition, offset }) => [`${topic}/${partition}`, offset]));
};

const isEmpty = (ends: Readonly<Record<string, number>>, topic: string): boolean =>
  Object.entries(ends).every(([partition, end]) => end === 0 || !partition.startsWith(`${topic}/`));

/**
 * Reads the whole log to its end, record by record, and answers where that is.
 * @throws Error that names the topics of which nothing comes although their offsets count records that are kept for ever
 */
export const readWholeLog = async (url: string): Promise<Record<string, number>> => {
  const ends = await logEnds(url);
  const read = new Set<string>();
  const bus = await openBus({ url, clientId, logger: silentLogger });
  try {
    const tail = await bus.tail({
      topics: topics.map(({ name }) => name),
      from: 'beginning',
      onMessage: ({ topic }) => void read.add(topic),
    });
    await tail.stop();
  } finally {
    await bus.close();
  }
  const silent = topics.filter(({ name, keptMinutes }) => keptMinutes === undefined && !read.has(name) && !isEmpty(ends, name));
  if (silent.length > 0) throw new Error(`nothing can be read of ${silent.map(({ name }) => name).join(', ')}`);
  return ends;
};
