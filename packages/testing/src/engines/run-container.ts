import { findFreePort } from '@paltu/local-postgres';
import { ownerLabels } from './container-owners.ts';
import { containerRuntime } from './container-runtime.ts';

/** For a start, the first or a later one: a machine that does other work beside takes a minute for some. */
export const startLimitMs = 180_000;
const attempts = 3;

export interface EngineImage {
  readonly image: string;
  /** Where the server listens inside; outside it is a free port of 127.0.0.1, the same for the life of the container. */
  readonly containerPort: number;
  /** `address` is where clients outside will find it, host and port. */
  readonly environment: (address: string) => Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  /** A folder inside that lives as long as the container. */
  readonly volume?: string;
  /** The log line that shows that it can be used, as often as given. */
  readonly readyLog: { readonly text: RegExp; readonly times: number };
}

/** A running container, as words: another process can take hold of it. */
export interface RunningContainer {
  readonly id: string;
  readonly port: number;
}

const runOn = async (port: number, engine: EngineImage): Promise<RunningContainer> => {
  const { GenericContainer, Wait } = await import('testcontainers');
  const bound = { [`${engine.containerPort}/tcp`]: [{ HostIp: '127.0.0.1', HostPort: String(port) }] };
  class LoopbackContainer extends GenericContainer {
    protected override async beforeContainerCreated(): Promise<void> {
      this.hostConfig.PortBindings = bound;
      if (engine.volume !== undefined) this.hostConfig.Mounts = [{ Type: 'volume', Source: '', Target: engine.volume }];
    }
  }
  const container = new LoopbackContainer(engine.image)
    .withExposedPorts({ container: engine.containerPort, host: port })
    .withEnvironment(engine.environment(`127.0.0.1:${port}`))
    .withLabels(ownerLabels())
    .withAutoCleanup(false)
    .withWaitStrategy(Wait.forLogMessage(engine.readyLog.text, engine.readyLog.times))
    .withStartupTimeout(startLimitMs);
  if (engine.command !== undefined) container.withCommand([...engine.command]);
  return { id: (await container.start()).getId(), port };
};

const isTaken = (error: unknown): boolean => /address already in use|port is already allocated/.test(String(error));

/**
 * Starts a container and waits until its log shows that it can be used. Rejects after `startLimitMs`, or when there is no container engine.
 */
export const runContainer = async (engine: EngineImage): Promise<RunningContainer> => {
  await containerRuntime();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOn(await findFreePort(), engine);
    } catch (error) {
      // What was created for a port that somebody else took goes with the other containers of this run.
      if (!isTaken(error) || attempt === attempts) throw error;
    }
  }
};
