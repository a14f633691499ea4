import type { EngineOptions } from '@easel/contract/admin-engines'
import type { RemoteEngine } from '@easel/engines/engine'
import type { Connection } from '@easel/engines/kind'

/** What it takes to speak to an engine elsewhere; the key is open. */
export interface EngineSettings extends Connection {
  kind: string
  options: EngineOptions
}

/**
 * An engine with a way out of its own, which closing it closes too. Nothing is asked yet.
 * @throws Error when the settings are not those of its kind
 */
export type ConnectEngine = (settings: EngineSettings) => RemoteEngine
