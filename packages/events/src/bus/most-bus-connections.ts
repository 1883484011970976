/** Most connections of the pool of one process to a bus that is PostgreSQL. */
export const busPool = 5;

/** One session outside the pool listens for what is appended. */
const listeningSessions = 1;

/** How many connections to PostgreSQL the bus at this address may take of one process; none where it is another engine. */
export const mostBusConnections = (url: string): number => (url.startsWith('postgres') ? busPool + listeningSessions : 0);
