type Sent<Fields extends object> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** The fields of a checked body that were sent: one that is left out is no `undefined`. */
export const sentFields = <Fields extends object>(fields: Fields): Sent<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Sent<Fields>;
