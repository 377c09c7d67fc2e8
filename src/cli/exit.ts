/** 0 done, 1 measured but below a threshold asked for, 2 bad usage or bad input. */
export type ExitCode = 0 | 1 | 2;

/** The work is done and printed, and its result is not good enough. */
export class BelowThreshold extends Error {}
