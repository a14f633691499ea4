import * as z from 'zod/mini'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { ENDPOINT_MAX_CHARS, TIME_ZONE_MAX_CHARS } from './limits.ts'

/** Of a browser's push service, as it handed it out. */
const endpointUrl = z.string().check(z.maxLength(ENDPOINT_MAX_CHARS))

/** A time of day, `23:00`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const quietHours = z.strictObject({ from: timeOfDay, until: timeOfDay })
export type QuietHours = z.infer<typeof quietHours>

const settings = {
  /** Of one's own drawings that are done or have failed. */
  drawings: z.boolean(),
  /** Of being spoken to. */
  spoken: z.boolean(),
  /** When nothing sounds or shows; null: never. */
  quietHours: z.nullable(quietHours),
  /** Whose clocks the quiet hours are told by: an IANA name, `Asia/Shanghai`. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(TIME_ZONE_MAX_CHARS)),
}

export const notificationSettings = z.object({
  ...settings,
  /** For a browser's `PushManager.subscribe`; null: the operator has switched Web Push off. */
  pushKey: z.nullable(z.string()),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

export const readNotificationSettings = defineCall({
  method: 'GET',
  path: '/api/home/notification-settings',
  access: 'user',
  summary: 'What one is told of, and when not',
  params: nothing,
  query: nothing,
  body: nothing,
  data: notificationSettings,
})

export const saveNotificationSettings = defineCall({
  method: 'PUT',
  path: '/api/home/notification-settings',
  access: 'user',
  summary: 'Choose what one is told of, and when not; only what is given changes',
  params: nothing,
  query: nothing,
  body: z.partial(z.strictObject(settings)),
  data: notificationSettings,
})

export const addPushEndpoint = defineCall({
  method: 'POST',
  path: '/api/home/push-endpoint',
  access: 'user',
  summary: 'Notify this device by Web Push as long as this session lasts; may be repeated',
  params: nothing,
  query: nothing,
  /** As `PushSubscription.toJSON` has them. */
  body: z.strictObject({
    url: endpointUrl,
    /** 65 bytes. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
  data: z.null(),
})

export const removePushEndpoint = defineCall({
  method: 'POST',
  path: '/api/home/remove-push-endpoint',
  access: 'anyone',
  summary: 'Stop notifying a device; only it knows the address. May be repeated',
  params: nothing,
  query: nothing,
  body: z.strictObject({ url: endpointUrl }),
  data: z.null(),
})

export const markNotificationSeen = defineCall({
  method: 'POST',
  path: '/api/home/notification-seen',
  access: 'user',
  summary: 'The reader is looking at it: their other devices need not be notified',
  params: nothing,
  query: nothing,
  body: z.strictObject({ id }),
  data: z.null(),
})
