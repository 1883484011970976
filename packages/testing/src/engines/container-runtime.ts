import type { ContainerRuntimeClient } from 'testcontainers';

/**
 * The container engine of this machine (DOCKER_HOST, or the usual socket). Rejects when none answers. The library is loaded only
 * here and in `run-container.ts`, when a test asks for an engine.
 */
export const containerRuntime = async (): Promise<ContainerRuntimeClient> => {
  // Its image cannot be had everywhere; what a killed run leaves behind, the next one removes (`container-owners.ts`).
  process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient();
};

/** Whether there is a container engine at all. */
export const containerEngineAnswers = async (): Promise<boolean> => {
  try {
    await containerRuntime();
    return true;
  } catch {
    return false;
  }
};
