/** Bundles the painter's worker thread into one file. */
export function buildPainterWorker(outFile: string): Promise<void>
