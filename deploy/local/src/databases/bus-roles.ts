/** Every service is one of them: reads the log and appends to its own topics. */
export const busWriters = 'bus_writers';
/** The gateway is one: reads the log. */
export const busReaders = 'bus_readers';
