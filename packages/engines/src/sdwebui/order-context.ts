import type { DrawOrder } from '../engine.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import type { Run } from '../remote/open-synchronous.ts'
import type { Server } from './server.ts'
import type { OrderProgress } from './order-progress.ts'

/** One order at one server. */
export interface OrderContext {
  server: Server
  order: DrawOrder
  run: Run
  show: OrderProgress
  /** Of pictures that are made anew. */
  size: Size
}
