import { dependencyTimeouts, type Logger } from '@paltu/kernel';
import { Kafka, logLevel, type LogEntry, type SASLOptions } from 'kafkajs';
import { parseKafkaUrl } from './parse-kafka-url.ts';
import { quietRequestQueue } from './quiet-request-queue.ts';
import { shortLivedSockets } from './short-lived-sockets.ts';

quietRequestQueue();

export interface KafkaAddress {
  /** `kafka://user:password@host:port[,host:port…]` */
  readonly url: string;
  /** Names this process in the broker's log and quotas. */
  readonly clientId: string;
  readonly logger: Logger;
}

/** Lines of the library are for debugging; the adapter logs what an operator must know. */
const quietly = (logger: Logger) => () => {
  return ({ namespace, log }: LogEntry): void =>
    logger.debug({ part: namespace, reason: log['error'] as unknown }, `kafkajs: ${log.message}`);
};

/** The library, with our timeouts, few retries of its own and nothing on the console. */
export const kafkaClient = ({ url, clientId, logger }: KafkaAddress): Kafka => {
  const { brokers, login } = parseKafkaUrl(url);
  return new Kafka({
    clientId,
    brokers,
    ...(login === undefined ? {} : { sasl: login as SASLOptions }),
    connectionTimeout: dependencyTimeouts.bus.connect,
    requestTimeout: dependencyTimeouts.bus.response,
    enforceRequestTimeout: true,
    socketFactory: shortLivedSockets,
    // All five: what is left out comes from a table that depends on NODE_ENV.
    retry: { retries: 1, initialRetryTime: 100, maxRetryTime: 500, factor: 0.2, multiplier: 2 },
    logLevel: logLevel.WARN,
    logCreator: quietly(logger),
  });
};
