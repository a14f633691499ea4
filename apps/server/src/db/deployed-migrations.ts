import { earlyMigrations } from './early-migrations.ts'
import * as toldOrders from './migrations/0021-told-orders.ts'
import * as knownDevices from './migrations/0022-known-devices.ts'
import * as quotas from './migrations/0023-quotas.ts'
import * as outsideFailures from './migrations/0024-outside-failures.ts'
import * as secretCheck from './migrations/0025-secret-check.ts'
import * as undrawnWords from './migrations/0026-undrawn-words.ts'
import * as damagedPictures from './migrations/0027-damaged-pictures.ts'
import * as numberedNames from './migrations/0029-numbered-names.ts'
import * as operatorsPrices from './migrations/0030-operators-prices.ts'
import * as notifications from './migrations/0032-notifications.ts'
import * as pushEndpoints from './migrations/0033-push-endpoints.ts'
import * as blobClaimCounts from './migrations/0036-blob-claim-counts.ts'

/** Those that every database in use has had. */
export const deployedMigrations = {
  ...earlyMigrations,
  '0021-told-orders': toldOrders,
  '0022-known-devices': knownDevices,
  '0023-quotas': quotas,
  '0024-outside-failures': outsideFailures,
  '0025-secret-check': secretCheck,
  '0026-undrawn-words': undrawnWords,
  '0027-damaged-pictures': damagedPictures,
  '0029-numbered-names': numberedNames,
  '0030-operators-prices': operatorsPrices,
  '0032-notifications': notifications,
  '0033-push-endpoints': pushEndpoints,
  '0036-blob-claim-counts': blobClaimCounts,
}
