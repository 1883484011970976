import { z } from 'zod';

/** The field `deploy` of a service's package.json: what its code does not show. */
export const deployment = z.strictObject({
  /** Services whose addresses it is given as `<NAME>_URL`, and which are started before it. auth's keys verify tokens. */
  needs: z.array(z.string()).default(['auth']),
  /** What it keeps its state in: documents lie in MongoDB in a cluster, and in PostgreSQL on one machine. */
  store: z.enum(['relational', 'documents']).default('relational'),
  /** It keeps files in the object store. */
  keepsFiles: z.boolean().default(false),
  /** It limits how often something is done, and counts that together with its replicas (Redis). */
  keepsLimits: z.boolean().default(false),
  /** It sends mail. */
  sendsMail: z.boolean().default(false),
  /** Variables that name a folder of its own for files on their way in; the image has these folders. */
  folders: z.record(z.string().regex(/^[A-Z_]+$/), z.enum(['uploads'])).default({}),
  /** Settings that an operator of a cluster may change in `.env`, and what they are until then: nothing when empty. */
  clusterSettings: z.record(z.string().regex(/^[A-Z0-9_]+$/), z.string().regex(/^[\w-]*$/)).default({}),
  /**
   * Variables with random secrets of its own, made once and kept outside of its database. Each may be replaced while the one before
   * stands in a variable of that name and `_PREVIOUS`.
   */
  secrets: z.array(z.string().regex(/^[A-Z]+(_[A-Z]+)*$/)).default([]),
  /** Variables with secrets that others outside give, a wallet for one: empty until an operator writes them into their files. It reaches outside. */
  givenSecrets: z.array(z.string().regex(/^[A-Z]+(_[A-Z]+)*$/)).default([]),
  /** The most memory of its container. */
  memory: z
    .string()
    .regex(/^\d+[mg]$/)
    .default('384m'),
});

export type Deployment = z.output<typeof deployment>;
