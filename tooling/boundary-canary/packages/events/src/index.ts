// refused by nothing
export const knexOutbox = 'knexOutbox';
export type Outbox = () => void;
