import type { EngineOptions } from '@easel/contract/admin-engines'
import type { RemoteEngine } from '@easel/engines/engine'
import type { Connection } from '@easel/engines/kind'

/** Settings of a remote engine, with its decrypted key. */
export interface EngineSettings extends Connection {
  kind: string
  options: EngineOptions
}

/**
 * A remote engine with its own HTTP client, closed together. No request is made yet.
 * @throws Error when the settings are not those of its kind
 */
export type ConnectEngine = (settings: EngineSettings) => RemoteEngine
