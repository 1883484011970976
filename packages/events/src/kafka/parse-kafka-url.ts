/** Who connects, and how that is proved. */
interface KafkaLogin {
  readonly mechanism: 'scram-sha-512' | 'scram-sha-256' | 'plain';
  readonly username: string;
  readonly password: string;
}

interface KafkaServers {
  readonly brokers: string[];
  /** Undefined for brokers that ask nobody who they are. */
  readonly login: KafkaLogin | undefined;
}

const shape =
  /^kafka:\/\/(?:([^\s,:/@]+):([^\s,:/@]+)@)?([^\s,:/@]+:\d{1,5}(?:,[^\s,:/@]+:\d{1,5})*)\/?(?:\?mechanism=(plain|scram-sha-256))?$/;

/**
 * The parts of `kafka://[user:password@]host:port[,host:port…][?mechanism=plain]`. Passwords are proved by SCRAM-SHA-512 unless it asks for
 * `plain`, or for `scram-sha-256`, as integrators do; user and password are percent-encoded where they need it.
 * @throws Error for any other text, without repeating it.
 */
export const parseKafkaUrl = (url: string): KafkaServers => {
  const found = shape.exec(url);
  if (found === null) throw new Error('the address of a Kafka bus is kafka://user:password@host:port, with more brokers after commas');
  const [, username, password, brokers = '', mechanism = 'scram-sha-512'] = found;
  const login: KafkaLogin | undefined =
    username === undefined || password === undefined
      ? undefined
      : {
          mechanism: mechanism as KafkaLogin['mechanism'],
          username: decodeURIComponent(username),
          password: decodeURIComponent(password),
        };
  return { brokers: brokers.split(','), login };
};

/** The same brokers, for another login that is proved by SCRAM-SHA-512. @throws Error as `parseKafkaUrl` */
export const kafkaUrlAs = (url: string, { name, password }: { readonly name: string; readonly password: string }): string =>
  `kafka://${encodeURIComponent(name)}:${encodeURIComponent(password)}@${parseKafkaUrl(url).brokers.join(',')}`;
