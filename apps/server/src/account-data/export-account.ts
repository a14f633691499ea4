import type { Db } from '../db/open.ts'
import type { ImageRow } from '../db/tables.ts'

export interface AccountExport {
  /** All that is kept of a person, as JSON; secrets and what belongs to others are not among it. */
  data: object
  pictures: Pick<ImageRow, 'id' | 'sha256' | 'mime'>[]
}

/** Everything that is kept of the person with this phone; null: nobody has it. */
export async function exportAccount(db: Db, phone: string): Promise<AccountExport | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const account = await tx
        .selectFrom('users')
        .select(['id', 'phone', 'email', 'name', 'description', 'role', 'theme', 'language', 'mj_remix', 'niji_remix'])
        .select(['banned_at', 'created_at'])
        .where('phone', '=', phone)
        .executeTakeFirst()
      if (!account) return null
      const pictures = await listPictures(tx, account.id)
      return {
        data: {
          account,
          sessions: await listSessions(tx, account.id),
          devices: await listDevices(tx, account.id),
          channels: await listChannels(tx, account.id),
          settings: await tx.selectFrom('draw_settings').selectAll().where('user_id', '=', account.id).execute(),
          options: await tx.selectFrom('draw_options').selectAll().where('user_id', '=', account.id).execute(),
          favourites: await tx.selectFrom('task_likes').selectAll().where('user_id', '=', account.id).execute(),
          uploadDays: await tx.selectFrom('upload_days').selectAll().where('user_id', '=', account.id).execute(),
          plans: await tx.selectFrom('plans').selectAll().where('user_id', '=', account.id).execute(),
          orders: await tx.selectFrom('orders').selectAll().where('user_id', '=', account.id).execute(),
          refunds: await listRefunds(tx, account.id),
          redeemed: await tx.selectFrom('redeem_uses').selectAll().where('user_id', '=', account.id).execute(),
          drawings: await listDrawings(tx, account.id),
          messages: await listMessages(tx, account.id),
          pictures: pictures.map(({ sha256: _, ...about }) => ({ ...about, file: fileOf(about) })),
          credits: await listCredits(tx, account.id),
          operators: await listOperatorsActs(tx, account.id),
        },
        pictures,
      }
    })
}

/** What a picture of this export is called. */
export function fileOf({ id, mime }: Pick<ImageRow, 'id' | 'mime'>): string {
  return `${id}.${mime.replace('image/', '').replace('jpeg', 'jpg')}`
}

const listSessions = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** When somebody signed in from each device that is known again. */
const listDevices = (db: Db, userId: string) =>
  db.selectFrom('known_devices').select('seen_at').where('user_id', '=', userId).orderBy('seen_at').execute()

const listChannels = (db: Db, userId: string) =>
  db
    .selectFrom('channels')
    .leftJoin('channel_members', (join) =>
      join.onRef('channel_members.channel_id', '=', 'channels.id').on('channel_members.user_id', '=', userId),
    )
    .select(['channels.id', 'title', 'created_at', 'deleted_at', 'joined_at'])
    .select((eb) => eb('creator_id', '=', userId).as('is_creator'))
    .where((eb) => eb.or([eb('channel_members.user_id', '=', userId), eb('creator_id', '=', userId)]))
    .orderBy('channels.created_at')
    .execute()

const listRefunds = (db: Db, userId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['order_id', 'refunds.no', 'refunds.amount', 'refunds.currency', 'refunds.reason', 'refunds.state'])
    .select(['credits_taken', 'credits_owed', 'refunds.created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('refunds.id')
    .execute()

/** What operators did to the account; who of them is theirs to know. */
const listOperatorsActs = (db: Db, userId: string) =>
  db.selectFrom('audit_log').select(['act', 'details', 'at']).where('subject', '=', userId).orderBy('id').execute()

const listDrawings = (db: Db, userId: string) =>
  db
    .selectFrom('tasks')
    .select(['id', 'channel_id', 'bot_type', 'action', 'status', 'prompt', 'final_prompt', 'prompts', 'aspect_ratio'])
    .select(['mode', 'model_version', 'cost', 'fail_reason', 'submit_time', 'finish_time'])
    .select(['grid_id', 'image_ids', 'base_image_ids'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

const listMessages = (db: Db, userId: string) =>
  db
    .selectFrom('chat_messages')
    .select(['id', 'channel_id', 'kind', 'content', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute()

const listPictures = (db: Db, userId: string) =>
  db
    .selectFrom('images')
    .select(['id', 'sha256', 'purpose', 'mime', 'width', 'height', 'bytes', 'created_at'])
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute()

const listCredits = (db: Db, userId: string) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['ledger_accounts.kind as account', 'ledger_transactions.kind', 'amount', 'ledger_entries.balance'])
    .select(['reason', 'task_id', 'created_at'])
    .where('owner_id', '=', userId)
    .orderBy('ledger_entries.id')
    .execute()
