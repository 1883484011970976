/** The command is wrong as it was typed; printed with a pointer to the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const known = new Set(['consumer', 'key', 'event', 'all', 'wait', 'service']);

export interface Arguments {
  readonly command: string;
  readonly options: Readonly<Partial<Record<'consumer' | 'key' | 'event' | 'all' | 'wait' | 'service', string>>>;
}

/** `replay consumer=pets.reviews key=…`, in any order. */
export const parseArguments = (words: readonly string[]): Arguments => {
  const commands = words.filter((word) => !word.includes('='));
  if (commands.length > 1) throw new UsageError(`one thing at a time: ${commands.join(', ')}`);
  const options = Object.fromEntries(
    words
      .filter((word) => word.includes('='))
      .map((word) => {
        const at = word.indexOf('=');
        const name = word.slice(0, at);
        if (!known.has(name)) throw new UsageError(`there is no option ${name}=`);
        return [name, word.slice(at + 1)];
      }),
  );
  return { command: commands[0] ?? 'help', options };
};

/** The value of an option that must be there. */
export const required = ({ options, command }: Arguments, name: keyof Arguments['options']): string => {
  const value = options[name];
  if (value === undefined || value === '') throw new UsageError(`${command} needs ${name}=…`);
  return value;
};
