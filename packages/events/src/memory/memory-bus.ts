import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { silentLogger, type Logger } from '@paltu/kernel';
import { logBus } from '../bus/log-bus.ts';
import type { EventBus } from '../ports/event-bus.ts';
import { memoryLog } from './memory-log.ts';

/** A bus in this process's memory, for tests; its groups keep their offsets in their databases as on every bus. */
export const memoryBus = ({
  topics = Object.values(everyTopic),
  logger = silentLogger,
}: { topics?: readonly Topic[]; logger?: Logger } = {}): EventBus => logBus(memoryLog(topics), logger);
