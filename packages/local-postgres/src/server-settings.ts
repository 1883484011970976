/** Settings of postgresql.conf by name; they win over the cluster's own file. */
export type ServerSettings = Readonly<Record<string, string | number>>;

/** For a laptop with two cores: many small connections, no parallel plans (they also need more /dev/shm than containers have). */
export const defaultSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 240,
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  max_parallel_workers_per_gather: 0,
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The details of an error, and the statement that it is of, quote what members entered.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: 0,
  client_connection_check_interval: '1s',
};

/** As arguments of `postgres`. */
export const settingArguments = (settings: ServerSettings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
