const address = /^[^\s,:/@]+:\d{1,5}$/;

/** The brokers that `kafka://host:port[,host:port…]` names. Throws for any other text. */
export const brokersOf = (url: string): string[] => {
  const brokers = url.startsWith('kafka://') ? url.slice('kafka://'.length).replace(/\/$/, '').split(',') : [];
  if (brokers.length === 0 || !brokers.every((broker) => address.test(broker)))
    throw new Error('the address of a Kafka bus is kafka://host:port, with more brokers after commas');
  return brokers;
};
