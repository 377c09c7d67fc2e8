/** How a model's files are got at: their names are those of its manifest. */
export type ReadFile = (name: string) => Promise<Uint8Array>;
