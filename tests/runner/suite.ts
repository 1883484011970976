/** How long a test file took, from its first line to the end of its last test. */
export interface FileSeconds {
  /** From the root of the repository. */
  readonly file: string;
  readonly seconds: number;
}

/** What came of a suite. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, a line or a few for each: printed again at the end of the run. */
  readonly failures: readonly string[];
  readonly skipped: readonly string[];
  /** What may be run once more when all lanes have ended; not there when all went well, or when the suite is one piece. */
  readonly failedFiles?: FailedFiles;
  /** What failed first and passed when its file was run once more. */
  readonly passedLater?: readonly string[];
  /** Of suites that run files: how long each took. */
  readonly files?: readonly FileSeconds[];
  /** Which suite it is of, and how long that took, engines included. */
  readonly suite?: string;
  readonly seconds?: number;
}

export interface FailedFiles {
  /** Undefined: all of the suite. */
  readonly files: readonly string[] | undefined;
  /** The outcome of all other files. */
  readonly others: Outcome;
}

export interface Suite {
  readonly name: string;
  /** Suites of one lane run one after the other; lanes run side by side. */
  readonly lane: string;
  /** Arguments of Node for its run, which writes its result to `resultFile`; `files` are all it runs, where they are given. */
  readonly command: (resultFile: string, files?: readonly string[]) => readonly string[];
  /** Variables of its run, beside those that every suite gets. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly read: (text: string) => Outcome;
  /** Looks at what another suite of its lane has left: chosen with that one, and after it. */
  readonly follows?: string;
  /**
   * `container engine`: it starts containers of its own. `cluster engines`: also PostgreSQL, MongoDB, Kafka, Redis and S3, which each lane
   * starts once (TEST_ENGINES holds their addresses); suites that share them, and kill and freeze them, run one after the other.
   */
  readonly needs?: 'container engine' | 'cluster engines';
}
